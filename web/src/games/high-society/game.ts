import auctionGame from "../auction/auctionGame";
import { isEndMarker } from "../auction/bids";
import { roomPlaces } from "../auction/room";
import type { Game } from "../index";
import { darkTheme } from "../theme";
import SalonLayout from "./SalonLayout.svelte";
import { ROOM } from "./room";

export default {
  ...auctionGame,
  layout: SalonLayout,
  places: (others) => roomPlaces(ROOM, others),
  cardSound: "cloth",
  soundOf: ({ to }, card) => (to.name === "estate" ? "gavel" : to.name === "lot" && isEndMarker(card) ? "breath" : undefined),
  theme: darkTheme({ ground: "#151b34", bar: "#0d1124", rim: "#3a0f1d", softOnRim: "#e5bfae", edge: "#e8b84a", go: "#e8b84a" }),
  world: () => import("./World.svelte"),
} satisfies Game;
