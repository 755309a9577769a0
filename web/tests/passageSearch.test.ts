import { expect, test } from "vitest";
import { foldText, matchPassages, type Passage } from "../src/routes/rules/passageSearch";

const PAGE: Passage[] = [
  { level: 1, text: "Parade" },
  { level: 0, text: "Le cortège" },
  { level: 2, text: "Décompte" },
  { level: 0, text: "Les majorités" },
  { level: 3, text: "À deux" },
  { level: 0, text: "Deux cartes en plus" },
  { level: 2, text: "Notation" },
  { level: 0, text: "r7 est le 7 rouge" },
];
const search = (query: string): string[] => PAGE.filter((_, number) => matchPassages(PAGE, query)[number]).map(({ text }) => text);

test("search ignores case, accents and kinds of spaces", () => {
  expect(foldText("Décompte\u00a0: L’ÉTÉ")).toBe("decompte : l'ete");
});

test("a match is shown with the headings above it", () => {
  expect(search("plus")).toEqual(["Parade", "Décompte", "À deux", "Deux cartes en plus"]);
});

test("a matching heading shows its whole section and nothing else", () => {
  expect(search("decompte")).toEqual(["Parade", "Décompte", "Les majorités", "À deux", "Deux cartes en plus"]);
  expect(search("a deux")).toEqual(["Parade", "Décompte", "À deux", "Deux cartes en plus"]);
});

test("all words must occur, in any order", () => {
  expect(search("rouge 7")).toEqual(["Parade", "Notation", "r7 est le 7 rouge"]);
  expect(search("rouge cortège")).toEqual([]);
});
