import auctionCards from "../auction/auctionCards";
import type { CardStyle } from "../cards";
import { SYMBOLS } from "./symbols";

export default { ...auctionCards, symbols: SYMBOLS } satisfies CardStyle;
