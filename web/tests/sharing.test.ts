import { expect, test } from "vitest";
import type { Command } from "../src/lib/seen.svelte";
import { speak } from "../src/lib/sharing";
import type { Room, Shared } from "../src/wire";

const SHARED: Shared = { type: "shared", table: "t", seats: [0, 2], awaited: [2] };
const room = (agreed?: number[]): Room =>
  ({ status: "playing", seats: [{ resigned: false }, { resigned: false }, { resigned: false }], offer: agreed && { plan: "pause", seat: 0, agreed, version: 1 } }) as Room;

async function said(command: Command, you: number, agreed?: number[]): Promise<[string, number | undefined][]> {
  const found: [string, number | undefined][] = [];
  const line = {
    ask: (_: string, what: Command, seat?: number) => {
      found.push([what.do, seat]);
      if (what.do === "propose") seen.room = room([seat ?? -1]);
      return Promise.resolve({});
    },
  };
  const seen = { table: "t", line, room: room(agreed), you, version: 7 } as unknown as Parameters<typeof speak>[0];
  await speak(seen, SHARED, command);
  return found;
}

test("whoever holds the device moves for themselves", async () => {
  expect(await said({ do: "play", move: "play r7", version: 7 }, 2)).toEqual([["play", undefined]]);
});

test("all who are waited for are ready at once", async () => {
  expect(await said({ do: "ready" }, -1)).toEqual([["ready", 2]]);
});

test("one proposes, and the others here agree", async () => {
  expect(await said({ do: "propose", plan: "pause" }, 2)).toEqual([["propose", 2], ["agree", 0]]);
  expect(await said({ do: "propose", plan: "rematch" }, -1)).toEqual([["propose", 0], ["agree", 2]]);
});

test("those agree who have not yet", async () => {
  expect(await said({ do: "agree", version: 7 }, -1, [0, 1])).toEqual([["agree", 2]]);
});

test("all leave together", async () => {
  expect(await said({ do: "leave" }, 2)).toEqual([["leave", 0], ["leave", 2]]);
});
