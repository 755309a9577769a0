/** A piece of a page: a heading of a level, or text (level 0) under the headings before it. */
export interface Passage {
  level: number;
  text: string;
}

/** Text without what people leave out when they search: case, accents and kinds of spaces. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Which passages to show for what somebody looks for: those that say it, what is under a heading that does, and the headings above. */
export function shown(passages: Passage[], wanted: string): boolean[] {
  const words = folded(wanted).split(" ").filter(Boolean);
  const says = passages.map(({ text }) => words.every((word) => folded(text).includes(word)));
  const found = [...says];
  let named = 0;
  let path: number[] = [];
  for (const [number, { level }] of passages.entries()) {
    if (level) {
      path = [...path.filter((above) => passages[above]!.level < level), number];
      if (!named || level <= named) named = level > 1 && says[number] ? level : 0;
    } else if (named) found[number] = true;
    if (found[number]) for (const above of path) found[above] = true;
  }
  return found;
}
