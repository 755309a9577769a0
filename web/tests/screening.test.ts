// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";
import type { Source } from "../src/lib/screening.svelte";
import type { Change, Film, Sight } from "../src/wire";

type Screening = import("../src/lib/screening.svelte").Screening;
let make: (source: Source) => Screening;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { Screening } = await import("../src/lib/screening.svelte");
  make = (source) => new Screening(source);
});

const line = (...cards: string[]): Sight["zones"] => [{ name: "line", owner: -1, cards }];
const film = (viewer: number | null): Film => ({
  fair: "fair",
  sight: { table: "", version: 1, you: viewer ?? -1, zones: line(), log: [], said: [], cards: [], room: {}, board: null } as unknown as Sight,
  changes: [1, 2, 3].map(
    (n) => ({ table: "", version: n + 1, at: 0, news: { what: "moved" }, told: { event: n, seat: 0, move: "", lines: [] }, zones: line(...Array(n).fill(viewer === null ? "r1" : "?")) }) as Change,
  ),
});

async function screening(): Promise<[Screening, (number | null)[]]> {
  const asked: (number | null)[] = [];
  const found = make({ film: (viewer) => (asked.push(viewer), Promise.resolve(film(viewer))), record: () => Promise.reject(new Error()) });
  await found.look(null);
  return [found, asked];
}

test("a moment shows the table as it was, on the way there and on the way back", async () => {
  const [found] = await screening();
  expect(found.seen.heap("line")).toEqual([]);
  found.go(1);
  expect(found.seen.heap("line")).toEqual(["r1"]);
  found.go(3);
  expect([found.seen.heap("line").length, found.seen.log.length]).toEqual([3, 3]);
  found.go(2);
  expect([found.seen.heap("line").length, found.seen.log.length]).toEqual([2, 2]);
});

test("there is nothing before the start, after the end and at a moment that is no number", async () => {
  const [found] = await screening();
  for (const [wanted, shown] of [[9, 3], [-4, 0], [NaN, 0]] as const) {
    found.go(wanted);
    expect(found.moment).toBe(shown);
  }
});

test("other eyes see the same moment, and are asked for once", async () => {
  const [found, asked] = await screening();
  found.go(2);
  await found.look(1);
  expect([found.moment, found.seen.you, found.seen.heap("line")]).toEqual([2, 1, ["?", "?"]]);
  await found.look(null);
  await found.look(1);
  expect(asked).toEqual([null, 1]);
});
