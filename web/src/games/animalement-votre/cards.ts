import auctionCards from "../auction/auctionCards";
import type { CardStyle } from "../cards";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default {
  ...auctionCards,
  symbols: SYMBOLS,
  scenes: { ...auctionCards.scenes, ...SCENES },
  inks: { ...auctionCards.inks, possession: { ink: "#1f5c46" } },
} satisfies CardStyle;
