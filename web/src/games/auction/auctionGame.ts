import type { Game } from "../index";
import AuctionLayout from "./AuctionLayout.svelte";
import AuctionPlayerArea from "./AuctionPlayerArea.svelte";

/** Table of the auction games, which have the same rules. */
export default { layout: AuctionLayout, playerArea: AuctionPlayerArea } satisfies Game;
