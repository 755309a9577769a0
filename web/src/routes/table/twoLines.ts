/** Return the letters of the longer line when a name is broken into two lines as evenly as its words allow. */
export function lettersInTwoLines(name: string): number {
  const words = name.split(/\s+/);
  const breaks = words.map((_, at) => Math.max(words.slice(0, at).join(" ").length, words.slice(at).join(" ").length));
  return Math.min(...breaks);
}
