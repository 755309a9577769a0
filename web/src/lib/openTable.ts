import type { GameListing } from "../wire";
import { openTable } from "./api";
import { guest } from "./guest.svelte";
import { arrangeSeats, buildNewTable, defaultSeatCount, type SeatingMode } from "./newTable";
import { router } from "./router.svelte";

/** Open a table of a game as most people want it, and go there. */
export async function openUsualTable(game: GameListing, mode: SeatingMode): Promise<void> {
  const seats = arrangeSeats(defaultSeatCount(game), mode).map((kind) => ({ kind, name: guest.displayName }));
  const opened = await openTable(buildNewTable({ game: game.slug, seats, options: {}, clock: "none", picture: guest.picture }));
  router.goTo(`/t/${opened.table}`);
}
