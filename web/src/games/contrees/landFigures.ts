export const COLORS = ["blue", "red", "yellow", "green", "black"];
const LANDS_PER_COLOR = 4;
const CARRE_SIZE = 4;

export interface NearFigure {
  figure: "carre" | "quinte";
  color: string;
}

/** Count the lands of each color in a realm. */
export const countColors = (realm: string[], colorOf: (code: string) => string | undefined): number[] =>
  COLORS.map((color) => realm.filter((code) => colorOf(code) === color).length);

/**
 * Find the game-ending figures that lack one land which nobody else holds.
 * `others` counts the lands of each color that the other players hold.
 */
export function findNearFigures(own: number[], others: number[]): NearFigure[] {
  const figures: NearFigure[] = [];
  COLORS.forEach((color, number) => {
    const left = LANDS_PER_COLOR - own[number]! - others[number]!;
    if (own[number] === CARRE_SIZE - 1 && left > 0) figures.push({ figure: "carre", color });
    if (own[number] === 0 && left > 0 && own.filter((count) => count > 0).length === COLORS.length - 1) figures.push({ figure: "quinte", color });
  });
  return figures;
}
