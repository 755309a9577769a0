import { expect, test } from "vitest";
import { check, commitmentOf, shuffled, type Dealt } from "../src/lib/fair";

const SEED = "0123456789abcdef";
const COMMITMENT = "9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f";
const CARDS = ["r1", "r2", "r10", "b1", "b2"];
const FAIR = { commitment: COMMITMENT, seed: SEED, luck: ["ana-luck", ""] };
const FIRST = ["b2", "r2", "b1", "r1", "r10"];
const SECOND = ["r1", "r10", "b2", "b1", "r2"];

const game = (...deals: string[][]): Dealt => ({ fair: FAIR, seats: [0, 1], events: deals.flatMap((deal) => [{ deal }, { seat: 0, move: "play r1" }]) });

test("the page deals as the documented example says", async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
  expect(await shuffled(FAIR, CARDS, 0)).toEqual(FIRST);
  expect(await shuffled(FAIR, CARDS, 1)).toEqual(SECOND);
});

test("a game whose deals follow from seed and luck is fair", async () => {
  expect(await check(game(FIRST, SECOND))).toEqual({ code: "fair", deals: 2 });
});

test("a deal that was chosen is found, with its event", async () => {
  expect(await check(game(FIRST, FIRST))).toEqual({ code: "unfair_deal", deals: 1, event: 3 });
});

test("another seed or other luck than promised is found", async () => {
  const other = { ...FAIR, commitment: COMMITMENT.replace("9", "8") };
  expect(await check({ ...game(FIRST), fair: other })).toMatchObject({ code: "bad_commitment" });
  expect(await check({ ...game(FIRST), fair: { ...FAIR, luck: ["ana-luck"] } })).toMatchObject({ code: "bad_commitment" });
  expect(await check({ ...game(FIRST), fair: { ...FAIR, luck: ["", "ana-luck"] } })).toMatchObject({ code: "unfair_deal", event: 1 });
});

test("luck that nobody can have contributed is found", async () => {
  expect(await check({ ...game(FIRST), fair: { ...FAIR, luck: ["a|b", ""] } })).toMatchObject({ code: "bad_luck" });
});

test("where nothing was promised nothing is claimed", async () => {
  expect(await check({ ...game(FIRST), fair: null })).toEqual({ code: "not_promised", deals: 0 });
});
