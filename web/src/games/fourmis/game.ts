import type { Game } from "../index";
import FourmisLayout from "./FourmisLayout.svelte";
import FourmisPlayerArea from "./FourmisPlayerArea.svelte";

export default { layout: FourmisLayout, playerArea: FourmisPlayerArea } satisfies Game;
