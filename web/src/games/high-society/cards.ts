import auctionCards from "../auction/auctionCards";
import type { CardStyle } from "../cards";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default { ...auctionCards, symbols: SYMBOLS, scenes: { ...auctionCards.scenes, ...SCENES } } satisfies CardStyle;
