import { expect, test } from "vitest";
import type { Command } from "../src/lib/tableStore.svelte";
import { sendForDevice } from "../src/lib/sharedDevice";
import type { DeviceSeats, RoomView } from "../src/wire";

const SHARED: DeviceSeats = { type: "shared", table: "t", seats: [0, 2], awaited: [2] };
const room = (agreed?: number[]): RoomView =>
  ({ status: "playing", seats: [{ resigned: false }, { resigned: false }, { resigned: false }], offer: agreed && { plan: "pause", seat: 0, agreed, version: 1 } }) as RoomView;

async function sentBy(command: Command, you: number, agreed?: number[]): Promise<[string, number | undefined][]> {
  const sent: [string, number | undefined][] = [];
  const connection = {
    sendCommand: (_: string, command: Command, seat?: number) => {
      sent.push([command.do, seat]);
      if (command.do === "propose") store.room = room([seat ?? -1]);
      return Promise.resolve({});
    },
  };
  const store = { table: "t", connection, room: room(agreed), you, version: 7 } as unknown as Parameters<typeof sendForDevice>[0];
  await sendForDevice(store, SHARED, command);
  return sent;
}

test("a move is sent for the holder of the device", async () => {
  expect(await sentBy({ do: "play", move: "play r7", version: 7 }, 2)).toEqual([["play", undefined]]);
});

test("`ready` is sent for every awaited seat", async () => {
  expect(await sentBy({ do: "ready" }, -1)).toEqual([["ready", 2]]);
});

test("one seat proposes and the others agree", async () => {
  expect(await sentBy({ do: "propose", plan: "pause" }, 2)).toEqual([["propose", 2], ["agree", 0]]);
  expect(await sentBy({ do: "propose", plan: "rematch" }, -1)).toEqual([["propose", 0], ["agree", 2]]);
});

test("only seats that have not agreed agree", async () => {
  expect(await sentBy({ do: "agree", version: 7 }, -1, [0, 1])).toEqual([["agree", 2]]);
});

test("`leave` is sent for every seat", async () => {
  expect(await sentBy({ do: "leave" }, 2)).toEqual([["leave", 0], ["leave", 2]]);
});
