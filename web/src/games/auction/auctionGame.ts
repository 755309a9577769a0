import type { Game } from "../index";
import AuctionLayout from "./AuctionLayout.svelte";
import AuctionPlayerArea from "./AuctionPlayerArea.svelte";
import { describeBid, poorestSeats } from "./bids";

/** Table of the auction games, which have the same rules in two rooms. */
export default { layout: AuctionLayout, playerArea: AuctionPlayerArea, describeMove: describeBid, excluded: poorestSeats } satisfies Game;
