/** Names for small places: the first word, unless somebody else has the same one. */
export function shortNames(names: string[]): string[] {
  const firsts = names.map((name) => name.split(" ")[0]!);
  return names.map((name, number) => (firsts.filter((first) => first === firsts[number]).length > 1 ? name : firsts[number]!));
}
