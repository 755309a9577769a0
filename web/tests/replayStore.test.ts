// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";
import type { ReplaySource } from "../src/lib/replayStore.svelte";
import type { ReplayView, Snapshot, Update } from "../src/wire";

type ReplayStore = import("../src/lib/replayStore.svelte").ReplayStore;
let make: (source: ReplaySource) => ReplayStore;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { ReplayStore } = await import("../src/lib/replayStore.svelte");
  make = (source) => new ReplayStore(source);
});

const line = (...cards: string[]): Snapshot["zones"] => [{ name: "line", owner: -1, cards }];
const view = (viewer: number | null): ReplayView => ({
  fair: "fair",
  sight: { table: "", version: 1, you: viewer ?? -1, zones: line(), log: [], said: [], cards: [], room: { seats: [] }, board: null } as unknown as Snapshot,
  changes: [1, 2, 3].map(
    (n) => ({ table: "", version: n + 1, at: 0, news: { what: "moved" }, told: { event: n, seat: 0, move: "", lines: [] }, zones: line(...Array(n).fill(viewer === null ? "r1" : "?")) }) as Update,
  ),
});

async function loadReplay(): Promise<[ReplayStore, (number | null)[]]> {
  const requested: (number | null)[] = [];
  const store = make({ fetchView: (viewer) => (requested.push(viewer), Promise.resolve(view(viewer))), fetchRecord: () => Promise.reject(new Error()) });
  await store.setViewer(null);
  return [store, requested];
}

test("going to a moment shows its state, forwards and backwards", async () => {
  const [replay] = await loadReplay();
  expect(replay.store.cardsIn("line")).toEqual([]);
  replay.goTo(1);
  expect(replay.store.cardsIn("line")).toEqual(["r1"]);
  replay.goTo(3);
  expect([replay.store.cardsIn("line").length, replay.store.log.length]).toEqual([3, 3]);
  replay.goTo(2);
  expect([replay.store.cardsIn("line").length, replay.store.log.length]).toEqual([2, 2]);
});

test("moments are clamped to the length of the replay", async () => {
  const [replay] = await loadReplay();
  for (const [target, moment] of [[9, 3], [-4, 0], [NaN, 0]] as const) {
    replay.goTo(target);
    expect(replay.moment).toBe(moment);
  }
});

test("another viewer sees the same moment, and views are cached", async () => {
  const [replay, requested] = await loadReplay();
  replay.goTo(2);
  await replay.setViewer(1);
  expect([replay.moment, replay.store.you, replay.store.cardsIn("line")]).toEqual([2, 1, ["?", "?"]]);
  await replay.setViewer(null);
  await replay.setViewer(1);
  expect(requested).toEqual([null, 1]);
});
