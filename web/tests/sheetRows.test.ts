import { expect, test } from "vitest";
import type { TableStore } from "../src/lib/tableStore.svelte";
import { addsUp, lastGains, sheetColumns, splitLines } from "../src/routes/table/sheetRows";

const store = (you: number, sides?: number[][]): TableStore =>
  ({ you, otherSeats: [0, 1, 2, 3].filter((seat) => seat !== you), board: sides ? { ending: { sides } } : {} }) as unknown as TableStore;

test("our own column comes first, and partners have one", () => {
  expect(sheetColumns(store(1))).toEqual([[1], [0], [2], [3]]);
  expect(sheetColumns(store(1, [[0, 2], [1, 3]]))).toEqual([[1, 3], [0, 2]]);
});

test("lines in which nobody has anything are folded", () => {
  expect(splitLines({ red: [0, 0], blue: [0, 2] })).toEqual({ counted: [["blue", [0, 2]]], empty: ["red"] });
});

test("a manche has a sum where sums make the total", () => {
  expect(lastGains([{ a: [1, 2] }, { a: [3, 0], b: [1, 1] }], [5, 3])).toEqual([4, 1]);
  expect(lastGains([{ a: [1, 2] }, { a: [3, 0] }], [1, 1])).toBeUndefined();
  expect(lastGains([{ a: [1, 2] }], [1, 2])).toBeUndefined();
});

test("scores of a match that counts manches are no sum of the lines", () => {
  expect(addsUp([{ quinte: [0, 75], manche: [0, 1] }], [0, 1])).toBe(false);
  expect(addsUp([{ quinte: [0, 75] }, { trio: [5, 0] }], [5, 75])).toBe(true);
});
