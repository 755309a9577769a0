import auctionGame from "../auction/auctionGame";
import type { Game } from "../index";
import { darkTheme, lightTheme } from "../theme";
import World from "./World.svelte";

export default {
  ...auctionGame,
  theme: lightTheme({ ground: "#d9b365", bar: "#0f3b30", rim: "#f3e2b3", edge: "#cf3f28" }),
  nightTheme: darkTheme({ ground: "#4c3f22", bar: "#0a221c", rim: "#14291f", softOnRim: "#d5dcc0", edge: "#cf3f28", go: "#c93a22", onGo: "#fffaf0" }),
  world: World,
} satisfies Game;
