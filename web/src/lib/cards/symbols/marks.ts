import { cut, fill, line } from "./pen";

/** The colors of players and ants for who cannot tell them apart: a triangle, a drop, a leaf, a sun. */
export const PIPS: Record<string, string> = {
  red: fill("M12 2.5 22.5 21.5h-21Z"),
  blue: fill("M12 1c5 6.5 7.5 10 7.5 14a7.5 7.5 0 0 1-15 0c0-4 2.5-7.5 7.5-14Z"),
  green: fill("M21.5 2.5C9 2 2.5 7 2.5 14.5c0 1.7.3 3 .9 4.2L1.5 21l1.7 1.5 2-2c1.2.8 2.7 1.2 4.3 1.2C17 21.7 22 15 21.5 2.5Z"),
  yellow: `<circle cx="12" cy="12" r="5"/>` + line("M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M19.4 4.6l-1.7 1.7M6.3 17.7l-1.7 1.7", 2.6),
};

/** What a card does, where cards have no value. */
export const KINDS: Record<string, string> = {
  attack: fill("M12 1.5 23 21.5H1Z") + cut("M10.7 8.5h2.6l-.5 6.5h-1.6ZM10.7 16.5h2.6v2.5h-2.6Z"),
  parade: `<circle cx="12" cy="12" r="10.5"/>` + `<path d="M7 12.3l3.5 3.5L17 8.5" fill="none" stroke="@" stroke-width="3"/>`,
  botte: fill("M12 1c3 1.7 6 2.4 9.5 2.5C21.8 12 19 19.5 12 23 5 19.5 2.2 12 2.5 3.5 6 3.4 9 2.7 12 1Z"),
  sort: fill("M12 .5c1 7 4 10 11.5 11.5C16 13.5 13 16.5 12 23.5 11 16.5 8 13.5.5 12 8 10.5 11 7.5 12 .5Z"),
  theft: fill("M5 1.5 12 8.5l7-7L22.5 5l-7 7 7 7-3.5 3.5-7-7-7 7L1.5 19l7-7-7-7Z"),
};
