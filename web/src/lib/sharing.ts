import type { Shared } from "../wire";
import { luck } from "./guest.svelte";
import type { Command, Seen } from "./seen.svelte";

type Table = Pick<Seen, "table" | "line" | "room" | "you" | "version">;

/** Those who sit around one device have talked about it: what concerns all is said once, for each of them. */
export async function speak(seen: Table, shared: Shared, command: Command): Promise<void> {
  const say = (what: Command, seat?: number): Promise<unknown> => seen.line.ask(seen.table, what, seat);
  const first = seen.you >= 0 ? seen.you : shared.seats[0];
  switch (command.do) {
    case "ready":
      for (const seat of [...shared.awaited]) await say(command, seat);
      break;
    case "leave":
      for (const seat of [...shared.seats]) await say(command, seat);
      break;
    case "agree":
      await agree(seen, shared);
      break;
    case "propose":
      await say(command, first);
      await agree(seen, shared);
      break;
    case "decline":
    case "resign":
    case "say":
      await say(command, first);
      break;
    default:
      await say(command);
  }
}

/** Agree for everybody here who has not yet. */
async function agree(seen: Table, shared: Shared): Promise<void> {
  for (const seat of shared.seats) {
    const { room } = seen;
    const votes = room?.status === "over" || !room?.seats[seat]?.resigned;
    if (!room?.offer || !votes || room.offer.agreed.includes(seat)) continue;
    await seen.line.ask(seen.table, { do: "agree", version: seen.version, luck: luck() }, seat);
  }
}
