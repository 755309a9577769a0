import { expect, test } from "vitest";
import { mergeZones, TableStore, type TableConnection } from "../src/lib/tableStore.svelte";
import type { RoomView, Update } from "../src/wire";

const zone = (name: string, owner: number, ...cards: string[]): { name: string; owner: number; cards: string[] } => ({ name, owner, cards });

test("a changed zone replaces the one with the same name and owner", () => {
  const old = [zone("hand", 0, "r1"), zone("hand", 1, "?")];
  expect(mergeZones(old, [zone("hand", 1, "?", "?")])).toEqual([zone("hand", 0, "r1"), zone("hand", 1, "?", "?")]);
});

test("a new zone is appended", () => {
  expect(mergeZones([], [zone("line", -1, "b2")])).toEqual([zone("line", -1, "b2")]);
});

test("the others sit from our left to our right", () => {
  const store = new TableStore("t", { watch: () => undefined } as unknown as TableConnection);
  store.room = { seats: [{}, {}, {}, {}] } as RoomView;
  expect(store.otherSeats).toEqual([0, 1, 2, 3]);
  store.you = 2;
  expect(store.otherSeats).toEqual([3, 0, 1]);
});

test("what happened in the lobby is not told in the game, and who takes a seat later is", () => {
  const store = new TableStore("t", { watch: () => undefined } as unknown as TableConnection);
  store.room = { seats: [{}, {}] } as RoomView;
  const hear = (version: number, what: string): void =>
    store.receive({ type: "changed", change: { table: "t", version, at: 0, news: { what, seat: 1, text: "" } } as Update });
  hear(1, "sat");
  hear(2, "began");
  expect(store.notice).toBeUndefined();
  hear(3, "sat");
  expect(store.notice).toEqual({ what: "sat", seat: 1, text: "" });
});
