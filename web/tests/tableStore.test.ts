import { expect, test } from "vitest";
import { mergeZones } from "../src/lib/tableStore.svelte";

const zone = (name: string, owner: number, ...cards: string[]): { name: string; owner: number; cards: string[] } => ({ name, owner, cards });

test("a changed zone replaces the one with the same name and owner", () => {
  const old = [zone("hand", 0, "r1"), zone("hand", 1, "?")];
  expect(mergeZones(old, [zone("hand", 1, "?", "?")])).toEqual([zone("hand", 0, "r1"), zone("hand", 1, "?", "?")]);
});

test("a new zone is appended", () => {
  expect(mergeZones([], [zone("line", -1, "b2")])).toEqual([zone("line", -1, "b2")]);
});
