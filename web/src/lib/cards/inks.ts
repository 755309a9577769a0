import type { Card } from "../../wire";

const PAPER = "#fffdf8";
const DARK = "#1d2433";
const GOLD = "#f4c95d";
const AMBER = "#b3640a";
const BRASS = "#d3921a";

/** The few inks that everything is printed in, by the name that cards have for their color. */
export const INKS: Record<string, string> = {
  red: "#cc3f26",
  blue: "#2b62b8",
  violet: "#7a4aa0",
  green: "#28804f",
  gray: "#6b6f7a",
  orange: "#e58a1f",
  yellow: "#eeb52f",
  pink: "#b83f75",
  white: "#d8cdb6",
  black: "#1d2433",
};

/** Inks too light to write with on paper, and what is written instead. */
const WRITTEN: Record<string, string> = { orange: "#a35400", yellow: "#8a5a00", white: "#6d6555" };

export const PLAIN = "#24324d";

/** Cards without a color have the ink of what they are. */
const KINDS: Record<string, string> = { title: "#5c3a86", scandal: "#9c2b1b", debt: "#9c2b1b", theft: "#9c2b1b", sort: "#5c3a86", ladybug: "#1d2433" };

export const inkOf = (color: string | undefined): string => INKS[color ?? ""] ?? PLAIN;

/** What is written or drawn on a color. */
export const onInk = (color: string | undefined): string => (color && WRITTEN[color] ? DARK : PAPER);

export interface Print {
  /** The block. */
  ink: string;
  /** Words and symbols on paper. */
  text: string;
  /** Words and drawings on the block. */
  on: string;
  /** The second ink of drawings on the block. */
  second: string;
  /** The second ink of drawings on paper. */
  spot: string;
}

export function printOf(color: string | undefined): Print {
  const ink = inkOf(color);
  const light = onInk(color) === DARK;
  return { ink, text: WRITTEN[color ?? ""] ?? ink, on: onInk(color), second: color === "white" ? AMBER : light ? PAPER : GOLD, spot: BRASS };
}

/** In which inks a card is printed. */
export function printed(card: Card): Print {
  if (card.color) return printOf(card.color);
  const animals = card.key.startsWith("animalement") && card.kind === "possession";
  const ink = animals ? "#1f5c46" : (KINDS[card.kind] ?? PLAIN);
  if (card.kind === "ladybug") return { ink, text: ink, on: PAPER, second: "#e2583d", spot: INKS.red! };
  return { ink, text: ink, on: PAPER, second: GOLD, spot: BRASS };
}
