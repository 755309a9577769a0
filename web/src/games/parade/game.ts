import type { Game } from "../index";
import ParadeLayout from "./ParadeLayout.svelte";
import ParadePlayerArea from "./ParadePlayerArea.svelte";

export default { layout: ParadeLayout, playerArea: ParadePlayerArea } satisfies Game;
