import { rays } from "../../world/frame";

/**
 * Parts of the scenes behind the symbols of cards: 84 × 80, in a shade of the card's own ink, so that number and symbol stay
 * the strongest thing on it. Shapes without an ink of their own take that shade.
 */
export const shape = (d: string, opacity = 0.18): string => `<path d="${d}" opacity="${opacity}"/>`;
export const tint = (ink: string, d: string, opacity: number): string => `<path d="${d}" fill="${ink}" opacity="${opacity}"/>`;
export const trace = (d: string, width = 2, opacity = 0.22, ink = "currentColor"): string =>
  `<path d="${d}" opacity="${opacity}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Ground below a skyline that goes from the left edge to the right one. */
export const ground = (skyline: string, opacity = 0.2): string => shape(`M-2 ${skyline}V82H-2Z`, opacity);

/** Rays around a point. */
export const glory = (x: number, y: number, count: number, opacity = 0.14): string => shape(rays(x, y, 110, count, 0.1), opacity);

/** The same path again in rows and columns; odd rows are shifted by half. */
export function tiled(width: number, height: number, d: string): string {
  const rows = Math.ceil(88 / height);
  const columns = Math.ceil(100 / width);
  const cells = Array.from({ length: rows * columns }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  return cells.map(([column, row]) => `M${column * width - (row % 2 ? width / 2 : 0)} ${row * height}${d}`).join("");
}
