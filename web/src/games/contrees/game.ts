import type { Game } from "../index";
import { darkTheme } from "../theme";
import ContreesLayout from "./ContreesLayout.svelte";
import ContreesPlayerArea from "./ContreesPlayerArea.svelte";

export default {
  layout: ContreesLayout,
  playerArea: ContreesPlayerArea,
  arranges: "translation",
  soundOf: ({ to }) => (to.name === "realm" ? "sail" : undefined),
  world: () => import("./World.svelte"),
  theme: darkTheme({ ground: "#2b1a52", bar: "#1f1240", rim: "#231548", softOnRim: "#cdbfe8" }),
} satisfies Game;
