export const COLORS = ["blue", "red", "yellow", "green", "black"];
const EACH = 4;
const CARRE = 4;

export interface Near {
  figure: "carre" | "quinte";
  color: string;
}

/** How many lands of each color somebody holds. */
export const counted = (realm: string[], colorOf: (code: string) => string | undefined): number[] =>
  COLORS.map((color) => realm.filter((code) => colorOf(code) === color).length);

/**
 * The figures that end the game and that one more land would make, if there still is one.
 * `others` is how many lands of each color the others hold.
 */
export function near(own: number[], others: number[]): Near[] {
  const found: Near[] = [];
  COLORS.forEach((color, number) => {
    const left = EACH - own[number]! - others[number]!;
    if (own[number] === CARRE - 1 && left > 0) found.push({ figure: "carre", color });
    if (own[number] === 0 && left > 0 && own.filter((count) => count > 0).length === COLORS.length - 1) found.push({ figure: "quinte", color });
  });
  return found;
}
