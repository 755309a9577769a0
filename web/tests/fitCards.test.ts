import { expect, test } from "vitest";
import { fitCards } from "../src/lib/table/fitCards";

test("cards stay in one row while that makes them largest", () => {
  expect(fitCards(6, 1000, 300)).toEqual({ card: 120, columns: 6 });
});

test("many cards are broken into rows", () => {
  const { card, columns } = fitCards(15, 380, 420, { gap: 6, rowGap: 24 });
  expect(Math.ceil(15 / columns) * (card * 1.4 + 24)).toBeLessThanOrEqual(420);
  expect(columns * card + (columns - 1) * 6).toBeLessThanOrEqual(380);
  expect(columns).toBeLessThan(15);
});

test("no card needs no room, and nothing fits into nothing", () => {
  expect(fitCards(0, 500, 500).columns).toBe(1);
  expect(fitCards(3, 0, 0).card).toBe(0);
});
