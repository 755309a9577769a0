import type { Game } from "../index";
import ContreesLayout from "./ContreesLayout.svelte";
import ContreesPlayerArea from "./ContreesPlayerArea.svelte";

export default { layout: ContreesLayout, playerArea: ContreesPlayerArea } satisfies Game;
