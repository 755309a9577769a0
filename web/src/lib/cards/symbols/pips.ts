import { PLAIN_SYMBOL } from "./paint";
import { fill, line } from "./shapes";

/** Shapes that stand for colors, for people who cannot tell colors apart. */
const PIPS: Record<string, string> = {
  red: fill("M12 2.5 22.5 21.5h-21Z"),
  blue: fill("M12 1c5 6.5 7.5 10 7.5 14a7.5 7.5 0 0 1-15 0c0-4 2.5-7.5 7.5-14Z"),
  green: fill("M21.5 2.5C9 2 2.5 7 2.5 14.5c0 1.7.3 3 .9 4.2L1.5 21l1.7 1.5 2-2c1.2.8 2.7 1.2 4.3 1.2C17 21.7 22 15 21.5 2.5Z"),
  yellow: `<circle cx="12" cy="12" r="5"/>` + line("M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.7 1.7M17.7 17.7l1.7 1.7M19.4 4.6l-1.7 1.7M6.3 17.7l-1.7 1.7", 2.6),
};

export const pipOf = (color: string | undefined): string => PIPS[color ?? ""] ?? PLAIN_SYMBOL;
