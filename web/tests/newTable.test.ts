import { expect, test } from "vitest";
import { arrangeSeats, buildNewTable, defaultSeatCount, type PlannedSeat, type TablePlan } from "../src/lib/newTable";
import type { GameListing } from "../src/wire";

const listing = (seats: number[]): GameListing => ({ slug: "parade", rules: 1, seats, options: [{ name: "jokers", default: 0, choices: [0, 3], own: false, seats: [] }], presets: [] });
const plan = (...seats: PlannedSeat[]): TablePlan => ({ game: "parade", seats, options: {}, clock: "none" });
const YOU: PlannedSeat = { kind: "you", name: "Ana" };

test("the default is three seats, or the fewest possible", () => {
  expect([defaultSeatCount(listing([2, 3, 4])), defaultSeatCount(listing([2, 4]))]).toEqual([3, 2]);
});

test("against bots, you sit in the first seat and the game begins", () => {
  const request = buildNewTable(plan(...arrangeSeats(3, "bots").map((kind) => ({ kind, name: "Ana" }))));
  expect(request).toMatchObject({ name: "Ana", seat: 0, begin: true, bots: [{ seat: 1, level: "club" }, { seat: 2, level: "club" }] });
  expect(request.promise).toMatch(/^[0-9a-f]{64}$/);
  expect(request.luck).toBeUndefined();
  expect(request.companions).toBeUndefined();
});

test("a seat for a guest by link keeps the table waiting", () => {
  expect(buildNewTable(plan(YOU, { kind: "link", name: "" }))).toMatchObject({ name: "Ana", begin: false, bots: [] });
});

test("on a shared device you are one of the companions", () => {
  const request = buildNewTable(plan(YOU, { kind: "bot-novice", name: "" }, { kind: "here", name: "Ben" }));
  expect(request.name).toBeUndefined();
  expect(request.companions).toMatchObject([{ seat: 0, name: "Ana" }, { seat: 2, name: "Ben" }]);
  const promises = request.companions!.map(({ promise }) => promise);
  expect(promises.every((promise) => /^[0-9a-f]{64}$/.test(promise!)) && promises[0] !== promises[1]).toBe(true);
  expect(request).toMatchObject({ begin: true, bots: [{ seat: 1, level: "novice" }] });
});
