import type { Game } from "../index";
import HermineLayout from "./HermineLayout.svelte";

export default { layout: HermineLayout, zoneSounds: { coups: "coup" } } satisfies Game;
