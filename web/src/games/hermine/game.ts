import type { Game } from "../index";
import { darkTheme, lightTheme } from "../theme";
import { describeWalk } from "./describeWalk";
import HermineLayout from "./HermineLayout.svelte";
import { coastPlaces } from "./places";

export default {
  layout: HermineLayout,
  describeMove: describeWalk,
  places: coastPlaces,
  // a joker names the card that it stands for, not one that lies there
  aimsAtCards: false,
  soundOf: ({ to }) => (to.name === "coups" ? "snare" : undefined),
  world: () => import("./Coast.svelte"),
  theme: lightTheme({ ground: "#1f6f86", bar: "#12384a", rim: "#f6e7c4", edge: "#e8682f" }),
  nightTheme: darkTheme({ ground: "#0e2a3f", bar: "#0b1b24", rim: "#101c28", softOnRim: "#cfd8dc", edge: "#e8682f", go: "#c93a22", onGo: "#fffaf0" }),
} satisfies Game;
