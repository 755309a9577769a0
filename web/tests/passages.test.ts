import { expect, test } from "vitest";
import { folded, shown, type Passage } from "../src/routes/rules/passages";

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
const found = (wanted: string): string[] => PAGE.filter((_, number) => shown(PAGE, wanted)[number]).map(({ text }) => text);

test("case, accents and kinds of spaces do not matter", () => {
  expect(folded("Décompte\u00a0: L’ÉTÉ")).toBe("decompte : l'ete");
});

test("a passage is shown with the headings above it", () => {
  expect(found("plus")).toEqual(["Parade", "Décompte", "À deux", "Deux cartes en plus"]);
});

test("under a heading that says it everything is shown, and no more", () => {
  expect(found("decompte")).toEqual(["Parade", "Décompte", "Les majorités", "À deux", "Deux cartes en plus"]);
  expect(found("a deux")).toEqual(["Parade", "Décompte", "À deux", "Deux cartes en plus"]);
});

test("all words must be there, in any order", () => {
  expect(found("rouge 7")).toEqual(["Parade", "Notation", "r7 est le 7 rouge"]);
  expect(found("rouge cortège")).toEqual([]);
});
