import { expect, test } from "vitest";
import { dealt, movesBetween } from "../src/lib/difference";
import type { Card, Heap } from "../src/wire";

const CARDS = new Map(["r1", "r2", "b3"].map((code) => [code, { code, kind: "figure", key: "" } satisfies Card]));
const heap = (name: string, owner: number, ...cards: string[]): Heap => ({ name, owner, cards });
const told = (seat: number, move: string): { event: number; seat: number; move: string; lines: [] } => ({ event: 1, seat, move, lines: [] });
const said = (before: Heap[], after: Heap[], move?: ReturnType<typeof told>): string[] =>
  movesBetween(before, after, CARDS, move).map(({ from, to }) => `${from.name} ${from.owner} ${from.code} > ${to.name} ${to.owner} ${to.code}`);

test("a card that was seen goes from zone to zone", () => {
  expect(said([heap("hand", 0, "r1", "r2"), heap("line", -1, "b3")], [heap("hand", 0, "r2"), heap("line", -1, "b3", "r1")])).toEqual(["hand 0 r1 > line -1 r1"]);
});

test("cards that only change their order do not move", () => {
  expect(said([heap("line", -1, "r1", "b3")], [heap("line", -1, "b3", "r1")])).toEqual([]);
});

test("a drawn card comes from the closed pile", () => {
  expect(said([heap("pile", -1, "?", "?"), heap("hand", 0)], [heap("pile", -1, "?"), heap("hand", 0, "r2")])).toEqual(["pile -1 ? > hand 0 r2"]);
});

test("somebody who plays a card and draws one plays it from the hand", () => {
  const before = [heap("pile", -1, "?", "?"), heap("hand", 1, "?", "?"), heap("line", -1)];
  const after = [heap("pile", -1, "?"), heap("hand", 1, "?", "?"), heap("line", -1, "r1")];
  expect(said(before, after, told(1, "play r1"))).toEqual(["hand 1 ? > line -1 r1", "pile -1 ? > hand 1 ?"]);
});

test("what is turned face down goes as it was seen", () => {
  expect(said([heap("bid", 0, "r1"), heap("spent", 0)], [heap("bid", 0), heap("spent", 0, "?")])).toEqual(["bid 0 r1 > spent 0 ?"]);
});

test("cards of another deck do not become this one", () => {
  expect(said([heap("pile", -1, "?land"), heap("hand", 0)], [heap("pile", -1), heap("hand", 0, "r1")])).toEqual([]);
});

test("a deal comes out of the pile that has the same back", () => {
  const heaps = [heap("lands", -1, "?land"), heap("pile", -1, "?"), heap("hand", 0, "r1"), heap("hand", 1, "?"), heap("hand", 2, "?red")];
  expect(dealt(heaps, CARDS).map(({ from, to }) => `${from.name} > ${to.owner} ${to.code}`)).toEqual(["pile > 0 r1", "pile > 1 ?"]);
});
