/** The few inks that everything is printed in, by the name that cards have for their color. */
export const INKS: Record<string, string> = {
  red: "#d6452b",
  blue: "#2b62b8",
  violet: "#7a4aa0",
  green: "#2f8f5b",
  gray: "#6b6f7a",
  orange: "#e58a1f",
  yellow: "#c98a00",
  pink: "#c2487f",
  white: "#8b8371",
  black: "#1d2433",
};

export const PLAIN = "#24324d";

export const inkOf = (color: string | undefined): string => INKS[color ?? ""] ?? PLAIN;
