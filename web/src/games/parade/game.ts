import type { Game } from "../index";
import { darkTheme } from "../theme";
import { describeTaken } from "./describeTaken";
import ParadeLayout from "./ParadeLayout.svelte";
import ParadePlayerArea from "./ParadePlayerArea.svelte";

export default {
  layout: ParadeLayout,
  playerArea: ParadePlayerArea,
  describeMove: describeTaken,
  world: () => import("./World.svelte"),
  theme: darkTheme({ ground: "#d6452b", bar: "#1c1b2e", rim: "#1c1b2e", softOnRim: "#f0c0a8" }),
} satisfies Game;
