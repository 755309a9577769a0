import { expect, test } from "vitest";
import { cardsOfMove, isSameMove, judgeAnswer, listQuestions, pickReasons } from "../src/routes/review/reviewedMove";
import type { CardView, LogMessage, ReviewedMove, ReviewMoment } from "../src/wire";

const reason = (key: string): LogMessage => ({ key, details: {} });
const move = (name: string, mean: number, error: number | null = 0.05, ...reasons: string[]): ReviewedMove => ({
  move: name,
  place: { mean, error },
  score: { mean: 0, error: null },
  reasons: reasons.map(reason),
});
const moment = { event: 7, best: move("play r7", 1.5, 0.05, "a", "b"), played: move("play b3", 2.5, 0.05, "c"), others: [move("play g1", 1.6), move("play o2", 3)] } as ReviewMoment;

test("an answer is the best, the one played, nearly as good, worse, or not compared", () => {
  expect(["play r7", "play b3", "play g1", "play o2", "play v9"].map((answer) => judgeAnswer(moment, answer))).toEqual(["best", "played", "near", "worse", "unknown"]);
});

test("the cards of a move may be named in any order, but not its verb", () => {
  expect(isSameMove("discard r7 b3", "discard b3 r7")).toBe(true);
  expect(isSameMove("play r7", "discard r7")).toBe(false);
});

test("there are two sentences at most, one on each move if there is", () => {
  const sides = (best: string[], played: string[]): string[] =>
    pickReasons({ best: move("x", 1, null, ...best), played: move("y", 2, null, ...played) }).map(({ side, reason: { key } }) => `${side} ${key}`);
  expect(sides(["a", "b"], ["c", "d"])).toEqual(["best a", "played c"]);
  expect(sides(["a", "b"], [])).toEqual(["best a", "best b"]);
  expect(sides([], ["c"])).toEqual(["played c"]);
  expect(sides([], [])).toEqual([]);
});

test("questions are put in the order of the game", () => {
  const moments = [3, 9, 5].map((event) => ({ event }) as ReviewMoment);
  expect(listQuestions({ costliest: [1, 2], moments }).map(({ event }) => event)).toEqual([5, 9]);
});

test("the cards of a move are found by their codes, notes by their values", () => {
  const cards = new Map<string, CardView>([
    ["r7", { code: "r7", kind: "card", key: "card", value: 7 }],
    ["m4", { code: "m4", kind: "note", key: "note", value: 4 }],
  ]);
  const codes = (name: string): string[] => cardsOfMove(cards, name).map(({ code }) => code);
  expect(codes("play r7 @1 :2")).toEqual(["r7"]);
  expect(codes("bid 4")).toEqual(["m4"]);
  expect(codes("pass")).toEqual([]);
});
