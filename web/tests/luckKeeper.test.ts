import { beforeEach, expect, test, vi } from "vitest";
import { commitmentOf } from "../src/lib/fair";
import { findCommitment, wereShown } from "../src/lib/commitments";
import { findLuck, promiseFor, promiseLuck } from "../src/lib/luck";
import { LuckKeeper } from "../src/lib/luckKeeper";
import type { Command } from "../src/lib/tableStore.svelte";
import type { DeviceSeats, RoomView } from "../src/wire";

type Sent = [Command, number | undefined];
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

const room = (called: boolean, ...promises: string[]): RoomView =>
  ({ status: "waiting", called, games: 0, commitment: "c", seats: promises.map((promise, seat) => ({ name: `P${seat}`, promise })) }) as RoomView;

function keep(ourSeats: number[], shared = false): { show: (room: RoomView) => void; sent: Sent[] } {
  const sent: Sent[] = [];
  const connection = { sendCommand: (_: string, command: Command, seat?: number) => (sent.push([command, seat]), Promise.resolve({} as never)) };
  const deviceSeats = shared ? ({ type: "shared", table: "t", seats: ourSeats, awaited: [] } as DeviceSeats) : undefined;
  const table = { table: "t", connection, room: undefined as RoomView | undefined, ourSeats, deviceSeats };
  const keeper = new LuckKeeper(table);
  return { sent, show: (next) => ((table.room = next), keeper.follow()) };
}

test("luck is promised by its digest, and found again by the promise", () => {
  const promise = promiseLuck();
  expect(findLuck(promise)).toMatch(/^[0-9a-f]{32}$/);
  expect(commitmentOf(findLuck(promise)!)).toBe(promise);
  expect(findLuck("another")).toBeUndefined();
  expect([promiseFor("pause"), Object.keys(promiseFor("rematch"))]).toEqual([{}, ["promise"]]);
});

test("a device that stores nothing keeps its promises as long as the page is open", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => { throw new DOMException("no", "QuotaExceededError"); } });
  expect(findLuck(promiseLuck())).toBeDefined();
});

test("luck is revealed once, and only when it is called for", () => {
  const promise = promiseLuck();
  const { show, sent } = keep([1]);
  show(room(false, "x", promise));
  expect(sent).toEqual([]);
  show(room(true, "x", promise));
  show(room(true, "x", promise));
  expect(sent).toEqual([[{ do: "reveal", luck: findLuck(promise) }, undefined]]);
});

test("every seat of a shared device reveals its own luck", () => {
  const promises = [promiseLuck(), promiseLuck()];
  const { show, sent } = keep([0, 1], true);
  show(room(true, ...promises));
  expect(sent).toEqual(promises.map((promise, seat) => [{ do: "reveal", luck: findLuck(promise) }, seat]));
});

test("a seat without a promise, or with one that cannot be kept here, promises anew, once", () => {
  const { show, sent } = keep([0, 1], true);
  show(room(false, "", "of another device"));
  show(room(false, "", "of another device"));
  expect(sent.map(([{ do: what }, seat]) => [what, seat])).toEqual([["sit", 0], ["sit", 1]]);
  expect(sent.every(([command]) => command.do === "sit" && findLuck(command.promise!))).toBe(true);
});

test("luck that was revealed is not promised a second time", () => {
  const promise = promiseLuck();
  const { show, sent } = keep([0]);
  show(room(true, promise));
  show(room(false, promise));
  const [, [again]] = sent as [Sent, Sent];
  expect(again).toMatchObject({ do: "sit", seat: 0, name: "P0" });
  expect("promise" in again && again.promise).not.toBe(promise);
});

test("a promise that was not shown before luck was revealed is noticed later", () => {
  const promise = promiseLuck();
  keep([0]).show(room(true, promise, "theirs"));
  const seen = findCommitment("t", 1);
  expect(wereShown(seen, [promise, "theirs"])).toBe(true);
  expect(wereShown(seen, [promise, ""])).toBe(true);
  expect(wereShown(seen, ["chosen later", promise])).toBe(false);
  expect(wereShown(undefined, ["whatever"])).toBe(true);
});
