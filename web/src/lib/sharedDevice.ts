import type { DeviceSeats } from "../wire";
import { promiseFor } from "./luck";
import type { Command, TableStore } from "./tableStore.svelte";

type Table = Pick<TableStore, "table" | "connection" | "room" | "you" | "version">;

/** Send a command for all seats on this device that it concerns: people who share a screen decide together. */
export async function sendForDevice(table: Table, device: DeviceSeats, command: Command): Promise<void> {
  const send = (one: Command, seat?: number): Promise<unknown> => table.connection.sendCommand(table.table, one, seat);
  const first = table.you >= 0 ? table.you : device.seats[0];
  switch (command.do) {
    case "ready":
      for (const seat of [...device.awaited]) await send(command, seat);
      break;
    case "leave":
      for (const seat of [...device.seats]) await send(command, seat);
      break;
    case "agree":
      await agreeForAll(table, device);
      break;
    case "propose":
      await send(command, first);
      if (!command.only_checks) await agreeForAll(table, device);
      break;
    case "decline":
    case "resign":
    case "say":
    case "react":
      await send(command, first);
      break;
    default:
      await send(command);
  }
}

/** Agree for every seat on this device that may vote and has not agreed yet. */
async function agreeForAll(table: Table, device: DeviceSeats): Promise<void> {
  for (const seat of device.seats) {
    const { room } = table;
    const mayVote = room?.status === "over" || !room?.seats[seat]?.resigned;
    if (!room?.offer || !mayVote || room.offer.agreed.includes(seat)) continue;
    await table.connection.sendCommand(table.table, { do: "agree", version: table.version, ...promiseFor(room.offer.plan) }, seat);
  }
}
