import { expect, test } from "vitest";
import { checkDeals, commitmentOf, shuffle, type GameRecord } from "../src/lib/fair";

const SEED = "0123456789abcdef";
const COMMITMENT = "9f9f5111f7b27a781f1f1ddde5ebc2dd2b796bfc7365c9c28b548e564176929f";
const CARDS = ["r1", "r2", "r10", "b1", "b2"];
const FAIR = { commitment: COMMITMENT, seed: SEED, luck: ["ana-luck", ""] };
const FIRST = ["b2", "r2", "b1", "r1", "r10"];
const SECOND = ["r1", "r10", "b2", "b1", "r2"];

const game = (...deals: string[][]): GameRecord => ({ fair: FAIR, seats: [{}, {}], events: deals.flatMap((deal) => [{ deal }, { seat: 0, move: "play r1" }]) });

test("digests are those of the standard, and of the browser where it offers any", async () => {
  expect(commitmentOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(commitmentOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(commitmentOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  for (let length = 0; length < 200; length++) {
    const text = "é".repeat(length);
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(commitmentOf(text)).toBe(Buffer.from(digest).toString("hex"));
  }
});

test("the shuffle follows the documented example", () => {
  expect(commitmentOf(SEED)).toBe(COMMITMENT);
  expect(shuffle(FAIR, CARDS, 0)).toEqual(FIRST);
  expect(shuffle(FAIR, CARDS, 1)).toEqual(SECOND);
});

test("a game whose deals follow from seed and luck is fair", () => {
  expect(checkDeals(game(FIRST, SECOND))).toEqual({ code: "fair", deals: 2, promised: false });
});

test("luck that was promised by all people is told, and a broken promise is found", () => {
  const promises = [commitmentOf("ana-luck"), ""];
  const record = { ...game(FIRST), seats: [{}, { bot: "club" }], fair: { ...FAIR, promises } };
  expect(checkDeals(record)).toEqual({ code: "fair", deals: 1, promised: true });
  expect(checkDeals({ ...record, seats: [{}, {}] })).toMatchObject({ code: "fair", promised: false });
  const broken = { ...FAIR, promises: [COMMITMENT, ""] };
  expect(checkDeals({ ...record, fair: broken })).toMatchObject({ code: "bad_promise", seat: 0 });
});

test("a rigged deal is detected, with its event", () => {
  expect(checkDeals(game(FIRST, FIRST))).toEqual({ code: "unfair_deal", deals: 1, event: 3 });
});

test("a wrong seed or wrong luck is detected", () => {
  const other = { ...FAIR, commitment: COMMITMENT.replace("9", "8") };
  expect(checkDeals({ ...game(FIRST), fair: other })).toMatchObject({ code: "bad_commitment" });
  expect(checkDeals({ ...game(FIRST), fair: { ...FAIR, luck: ["ana-luck"] } })).toMatchObject({ code: "bad_commitment" });
  expect(checkDeals({ ...game(FIRST), fair: { ...FAIR, luck: ["", "ana-luck"] } })).toMatchObject({ code: "unfair_deal", event: 1 });
});

test("malformed luck is detected", () => {
  expect(checkDeals({ ...game(FIRST), fair: { ...FAIR, luck: ["a|b", ""] } })).toMatchObject({ code: "bad_luck" });
});

test("a record without a commitment is not judged", () => {
  expect(checkDeals({ ...game(FIRST), fair: null })).toEqual({ code: "not_promised", deals: 0 });
});
