import type { Game } from "../index";
import AuctionPlayerArea from "./AuctionPlayerArea.svelte";
import { describeBid } from "./bids";

/** Table of the auction games, which have the same rules in two rooms. */
export default { playerArea: AuctionPlayerArea, describeMove: describeBid } satisfies Partial<Game>;
