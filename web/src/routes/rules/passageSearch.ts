/** A block of a page: a heading of a level, or text (level 0) under the headings before it. */
export interface Passage {
  level: number;
  text: string;
}

/** Fold text for searching: ignore case, accents, kinds of apostrophes and spaces. */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();

/** For each passage, whether to show it: it contains all words, stands under a heading that does, or is a heading above a match. */
export function matchPassages(passages: Passage[], query: string): boolean[] {
  const words = foldText(query).split(" ").filter(Boolean);
  const contains = passages.map(({ text }) => words.every((word) => foldText(text).includes(word)));
  const matches = [...contains];
  let matchedLevel = 0; // level of the matching heading that we are under
  let headings: number[] = [];
  for (const [number, { level }] of passages.entries()) {
    if (level) {
      headings = [...headings.filter((above) => passages[above]!.level < level), number];
      if (!matchedLevel || level <= matchedLevel) matchedLevel = level > 1 && contains[number] ? level : 0;
    } else if (matchedLevel) matches[number] = true;
    if (matches[number]) for (const above of headings) matches[above] = true;
  }
  return matches;
}
