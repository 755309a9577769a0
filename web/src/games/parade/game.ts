import type { Game } from "../index";
import { darkTheme } from "../theme";
import { describeTaken } from "./describeTaken";
import ParadeLayout from "./ParadeLayout.svelte";
import ParadePlayerArea from "./ParadePlayerArea.svelte";
import World from "./World.svelte";

export default {
  layout: ParadeLayout,
  playerArea: ParadePlayerArea,
  describeMove: describeTaken,
  world: World,
  theme: darkTheme({ ground: "#d6452b", bar: "#1c1b2e", rim: "#1c1b2e", softOnRim: "#f0c0a8" }),
} satisfies Game;
