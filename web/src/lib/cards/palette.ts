import { PAPER } from "./symbols/paint";

const DARK = "#1d2433";
const GOLD = "#f4c95d";
const AMBER = "#b3640a";
const BRASS = "#d3921a";

/** Inks by the color names of cards. */
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

/** Darker inks for text on paper, where the color itself is too light. */
const TEXT_INKS: Record<string, string> = { orange: "#a35400", yellow: "#8a5a00", white: "#6d6555" };

/** Ink of cards without a color, unless their game has one for their kind. */
const PLAIN = "#24324d";

export const inkOf = (color: string | undefined): string => INKS[color ?? ""] ?? PLAIN;

/** Ink for text and drawings on a color. */
export const onInk = (color: string | undefined): string => (color && TEXT_INKS[color] ? DARK : PAPER);

/** Colors that a card is printed in. */
export interface CardColors {
  /** Background of the picture. */
  ink: string;
  /** Text and symbols on paper. */
  text: string;
  /** Text and drawings on the background. */
  on: string;
  /** True if the background is light, and what is on it dark. */
  isLight: boolean;
  /** Second ink of drawings on the background. */
  second: string;
  /** Second ink of drawings on paper. */
  spot: string;
}

/** Colors of a card with a color. */
export function colorsOf(color: string | undefined): CardColors {
  const ink = inkOf(color);
  const isLight = onInk(color) === DARK;
  return { ink, text: TEXT_INKS[color ?? ""] ?? ink, on: onInk(color), isLight, second: color === "white" ? AMBER : isLight ? PAPER : GOLD, spot: BRASS };
}

/** Colors of a card without a color. */
export function plainColors({ ink, ...others }: Pick<CardColors, "ink"> & Partial<CardColors> = { ink: PLAIN }): CardColors {
  return { ink, text: ink, on: PAPER, isLight: false, second: GOLD, spot: BRASS, ...others };
}
