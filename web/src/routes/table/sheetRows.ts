import type { TableStore } from "../../lib/tableStore.svelte";

/** A sheet: its entries by line and seat. */
type Sheet = Record<string, number[]>;

/** Seats of each column: our own side first, then the others in the order of their seats; partners with the same entries have one column. */
export function sheetColumns(store: TableStore): number[][] {
  const order = store.you < 0 ? store.otherSeats : [store.you, ...store.otherSeats];
  const sides = store.board?.ending?.sides ?? order.map((seat) => [seat]);
  const first = (side: number[]): number => Math.min(...side.map((seat) => order.indexOf(seat)));
  return [...sides].sort((one, other) => first(one) - first(other));
}

/** Lines in which somebody has something, and the names of the others. */
export function splitLines(sheet: Sheet): { counted: [string, number[]][]; empty: string[] } {
  const lines = Object.entries(sheet);
  const counts = ([, entries]: [string, number[]]): boolean => entries.some((entry) => entry !== 0);
  return { counted: lines.filter(counts), empty: lines.filter((line) => !counts(line)).map(([name]) => name) };
}

const sumOf = (sheet: Sheet, seat: number): number => Object.values(sheet).reduce((sum, entries) => sum + (entries[seat] ?? 0), 0);

/** True if the lines of all sheets add up to the scores. */
export const addsUp = (sheets: Sheet[], scores: number[]): boolean => scores.every((score, seat) => score === sheets.reduce((sum, sheet) => sum + sumOf(sheet, seat), 0));

/** Sum of the last manche by seat, where the points of several manches add up to the total. */
export function lastGains(sheets: Sheet[], scores: number[]): number[] | undefined {
  return sheets.length > 1 && addsUp(sheets, scores) ? scores.map((_, seat) => sumOf(sheets.at(-1)!, seat)) : undefined;
}
