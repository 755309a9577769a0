import { expect, test } from "vitest";
import { findFinishedTrick, type HeldTrick } from "../src/lib/heldTrick";
import { diffZones } from "../src/lib/zoneDiff";
import type { CardView, LogEntry, ZoneView } from "../src/wire";

const CARDS = new Map(["a1", "b2", "c3"].map((code) => [code, { code, kind: "ant", key: "" } satisfies CardView]));
const zone = (name: string, owner: number, ...cards: string[]): ZoneView => ({ name, owner, cards });
const entry = (seat: number, move: string): LogEntry => ({ event: 1, seat, move, lines: [] });
const find = (before: ZoneView[], after: ZoneView[], seat: number, move: string, seats = 3): HeldTrick | undefined =>
  findFinishedTrick(before, diffZones(before, after, CARDS, entry(seat, move)), entry(seat, move), seats);

test("a finished trick keeps its cards, who laid them and who takes it", () => {
  const before = [zone("hand", 0, "c3"), zone("trick", -1, "a1", "b2"), zone("won", 2)];
  const after = [zone("hand", 0), zone("trick", -1), zone("won", 2, "a1", "b2", "c3")];
  expect(find(before, after, 0, "play c3")).toEqual({ zone: "trick", cards: ["a1", "b2", "c3"], seats: [1, 2, 0], winner: 2 });
});

test("a card that goes to the middle finishes nothing", () => {
  expect(find([zone("hand", 0, "c3"), zone("line", -1, "a1", "b2"), zone("front", 0)], [zone("hand", 0), zone("line", -1, "b2", "c3"), zone("front", 0, "a1")], 0, "play c3")).toBeUndefined();
});

test("with a player without a seat nobody is named for a card", () => {
  const before = [zone("hand", 0, "c3"), zone("trick", -1, "a1", "b2"), zone("won", 1)];
  const after = [zone("hand", 0), zone("trick", -1), zone("won", 1, "a1", "b2", "c3")];
  expect(find(before, after, 0, "play c3", 2)?.seats).toEqual([]);
});
