import { expect, test } from "vitest";
import { dealMoves, diffZones } from "../src/lib/zoneDiff";
import type { CardView, ZoneView } from "../src/wire";

const CARDS = new Map(["r1", "r2", "b3"].map((code) => [code, { code, kind: "figure", key: "" } satisfies CardView]));
const zone = (name: string, owner: number, ...cards: string[]): ZoneView => ({ name, owner, cards });
const logEntry = (seat: number, move: string): { event: number; seat: number; move: string; lines: [] } => ({ event: 1, seat, move, lines: [] });
const diff = (before: ZoneView[], after: ZoneView[], move?: ReturnType<typeof logEntry>): string[] =>
  diffZones(before, after, CARDS, move).map(({ from, to }) => `${from.name} ${from.owner} ${from.code} > ${to.name} ${to.owner} ${to.code}`);

test("an open card moves from zone to zone", () => {
  expect(diff([zone("hand", 0, "r1", "r2"), zone("line", -1, "b3")], [zone("hand", 0, "r2"), zone("line", -1, "b3", "r1")])).toEqual(["hand 0 r1 > line -1 r1"]);
});

test("reordered cards do not move", () => {
  expect(diff([zone("line", -1, "r1", "b3")], [zone("line", -1, "b3", "r1")])).toEqual([]);
});

test("a drawn card comes from the closed pile", () => {
  expect(diff([zone("pile", -1, "?", "?"), zone("hand", 0)], [zone("pile", -1, "?"), zone("hand", 0, "r2")])).toEqual(["pile -1 ? > hand 0 r2"]);
});

test("a card played from a closed hand and replaced at once comes from the hand", () => {
  const before = [zone("pile", -1, "?", "?"), zone("hand", 1, "?", "?"), zone("line", -1)];
  const after = [zone("pile", -1, "?"), zone("hand", 1, "?", "?"), zone("line", -1, "r1")];
  expect(diff(before, after, logEntry(1, "play r1"))).toEqual(["hand 1 ? > line -1 r1", "pile -1 ? > hand 1 ?"]);
});

test("a card that is turned face down matches its face", () => {
  expect(diff([zone("bid", 0, "r1"), zone("spent", 0)], [zone("bid", 0), zone("spent", 0, "?")])).toEqual(["bid 0 r1 > spent 0 ?"]);
});

test("cards with different backs do not match", () => {
  expect(diff([zone("pile", -1, "?land"), zone("hand", 0)], [zone("pile", -1), zone("hand", 0, "r1")])).toEqual([]);
});

test("a deal comes out of the pile that has the same back", () => {
  const zones = [zone("lands", -1, "?land"), zone("pile", -1, "?"), zone("hand", 0, "r1"), zone("hand", 1, "?"), zone("hand", 2, "?red")];
  expect(dealMoves(zones, CARDS).map(({ from, to }) => `${from.name} > ${to.owner} ${to.code}`)).toEqual(["pile > 0 r1", "pile > 1 ?"]);
});
