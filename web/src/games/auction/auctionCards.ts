import { fill } from "../../lib/cards/symbols/shapes";
import type { CardStyle } from "../cards";
import { SCENES } from "./auctionScenes";

const MISFORTUNE = { ink: "#9c2b1b" };

/** Style of the cards of all auction games, without their symbols. */
export default {
  faces: { possession: "picture" },
  scenes: SCENES,
  inks: { title: { ink: "#5c3a86" }, scandal: MISFORTUNE, debt: MISFORTUNE, theft: MISFORTUNE },
  marks: { title: "×2", scandal: "×½", debt: "−5" },
  kindSymbols: { theft: fill("M5 1.5 12 8.5l7-7L22.5 5l-7 7 7 7-3.5 3.5-7-7-7 7L1.5 19l7-7-7-7Z") },
} satisfies Partial<CardStyle>;
