import { fill } from "./shapes";

/** Suits of ordinary playing cards, for games of other packages; the heart is Parade's. */
export const SUITS: Record<string, string> = {
  spade: fill("M12 2C9 7 2.5 9.5 2.5 14.5a4.5 4.5 0 0 0 8.3 2.4C10.6 19 9.8 20.8 8 22h8c-1.8-1.200-2.6-3-2.8-5.100a4.5 4.5 0 0 0 8.3-2.4C21.5 9.5 15 7 12 2Z"),
  diamond: fill("M12 1.5 20.5 12 12 22.5 3.5 12Z"),
  club: fill("M12 2a4.6 4.6 0 0 1 3.700 7.3 4.6 4.6 0 1 1-2.6 7.700c.2 2 1 3.8 2.900 5H8c1.900-1.200 2.700-3 2.900-5a4.6 4.6 0 1 1-2.6-7.700A4.6 4.6 0 0 1 12 2Z"),
};
