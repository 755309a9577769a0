import auctionCards from "../auction/auctionCards";
import type { CardStyle } from "../cards";
import { SYMBOLS } from "./symbols";

export default {
  ...auctionCards,
  symbols: SYMBOLS,
  inks: { ...auctionCards.inks, possession: { ink: "#1f5c46" } },
} satisfies CardStyle;
