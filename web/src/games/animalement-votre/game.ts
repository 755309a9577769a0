import auctionGame from "../auction/auctionGame";
import { isEndMarker } from "../auction/bids";
import { roomPlaces } from "../auction/room";
import type { Game } from "../index";
import { darkTheme, lightTheme } from "../theme";
import MarketLayout from "./MarketLayout.svelte";
import { ROOM } from "./room";

export default {
  ...auctionGame,
  layout: MarketLayout,
  places: (others) => roomPlaces(ROOM, others),
  soundOf: ({ to }, card) => (to.name === "estate" || (to.name === "lot" && isEndMarker(card)) ? "bell" : undefined),
  theme: lightTheme({ ground: "#d9b365", bar: "#0f3b30", rim: "#f3e2b3", edge: "#cf3f28" }),
  nightTheme: darkTheme({ ground: "#4c3f22", bar: "#0a221c", rim: "#14291f", softOnRim: "#d5dcc0", edge: "#cf3f28", go: "#c93a22", onGo: "#fffaf0" }),
  world: () => import("./World.svelte"),
} satisfies Game;
