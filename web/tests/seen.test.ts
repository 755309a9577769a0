import { expect, test } from "vitest";
import { replaced } from "../src/lib/seen.svelte";

const heap = (name: string, owner: number, ...cards: string[]): { name: string; owner: number; cards: string[] } => ({ name, owner, cards });

test("a heap replaces the one of the same name and owner, and no other", () => {
  const old = [heap("hand", 0, "r1"), heap("hand", 1, "?")];
  expect(replaced(old, [heap("hand", 1, "?", "?")])).toEqual([heap("hand", 0, "r1"), heap("hand", 1, "?", "?")]);
});

test("a heap that was not there is added", () => {
  expect(replaced([], [heap("line", -1, "b2")])).toEqual([heap("line", -1, "b2")]);
});
