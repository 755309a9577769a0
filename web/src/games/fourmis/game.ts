import type { Game } from "../index";
import { darkTheme } from "../theme";
import FourmisLayout from "./FourmisLayout.svelte";
import FourmisPlayerArea from "./FourmisPlayerArea.svelte";
import { hillPlaces } from "./places";

export default {
  layout: FourmisLayout,
  playerArea: FourmisPlayerArea,
  places: hillPlaces,
  soundOf: ({ from }) => (from.name === "trick" ? "march" : undefined),
  world: () => import("./World.svelte"),
  theme: darkTheme({ ground: "#7a3f17", bar: "#2a1410", rim: "#4a2410", softOnRim: "#f0cfa0" }),
} satisfies Game;
