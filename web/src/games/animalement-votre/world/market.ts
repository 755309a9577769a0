import { put } from "../../../lib/cards/symbols/shapes";

/** A timbered house that stands on the line of the square. */
export function house(x: number, y: number, width: number, height: number, wall: string, roof: string): string {
  const window = (at: number): string => `M${width * at}-${height * 0.9}h${width * 0.22}v${height * 0.28}h-${width * 0.22}z`;
  const half = height / 2;
  return put(
    x,
    y,
    1,
    `<path fill="${wall}" d="M0 0v-${height}h${width}V0Z"/><path fill="${roof}" d="M-10-${height}L${width / 2}-${height + 58}L${width + 10}-${height}Z"/>` +
      `<path fill="none" stroke="#6d3b16" stroke-width="5" d="M0-${height}v${height}M${width}-${height}v${height}M0-${half}h${width}M0-${half}L${width * 0.3} 0M${width}-${half}L${width * 0.7} 0M0-${height}h${width}"/>` +
      `<path fill="var(--animalement-window)" d="${window(0.18)}${window(0.6)}"/><path fill="#6d3b16" d="M${width * 0.42} 0v-${height * 0.36}h${width * 0.16}V0Z"/>`,
  );
}

/** Stripes of the awning with their scalloped edge. */
export const stripes = (from: number, count: number, width: number, depth: number, odd: boolean): string =>
  Array.from({ length: count }, (_, i) => (i % 2 === (odd ? 1 : 0) ? `M${from + i * width}-400h${width}v${400 + depth}a${width / 2} ${width * 0.4} 0 0 1-${width} 0Z` : "")).join("");

/** Crate on which the lot stands; its lid is at the point given. */
export const crate = (x: number, y: number, width: number, height: number): string =>
  put(x, y, 1, `<path fill="#0003" d="M-${width / 2 - 8} ${height}h${width + 14}l10 12h-${width + 6}Z"/><path fill="#a4692f" d="M-${width / 2} 0h${width}v${height}h-${width}z"/><path fill="#6d3b16" d="M-${width / 2} ${height * 0.28}h${width}v6h-${width}zM-${width / 2} ${height * 0.62}h${width}v6h-${width}zM-${width / 2} 0h12v${height}h-12zM${width / 2 - 12} 0h12v${height}h-12z"/>`);

/** Pen for a seat's animals: grass behind a fence. */
export function pen(x: number, y: number, width: number): string {
  const posts = Array.from({ length: Math.round(width / 30) + 1 }, (_, i) => `M${-width / 2 + i * 30 - 5}-6l5-9 5 9v48h-10z`).join("");
  return put(x, y, 1, `<path fill="var(--animalement-grass)" d="M-${width / 2} 0c0-56 ${width}-56 ${width} 0v34h-${width}Z"/><path fill="none" stroke="#8a5524" stroke-width="6" d="M-${width / 2} 26h${width}M-${width / 2} 8h${width}"/><path fill="#8a5524" d="${posts}"/>`);
}

/** A stack of straw, tied. */
export const haystack = (x: number, y: number, scale: number): string =>
  put(x, y, scale, `<path fill="#0003" d="M-34 28h76l10 8h-78Z"/><rect x="-38" y="-16" width="76" height="46" rx="8" fill="var(--animalement-hay)"/><path fill="none" stroke="#c98f22" stroke-width="2.500" stroke-linecap="round" d="M-30-6h20M-6-8h22M20-4h12M-32 6h12M-14 4h26M18 8h14M-28 18h24M2 20h28"/><path fill="#8a5524" d="M-18-16h5v46h-5zM14-16h5v46h-5z"/>`);

const CLOUD = "M0 40c10-26 50-30 64-8 16-20 56-14 60 12 20 0 26 22 10 28H-8C-24 66-18 44 0 40Z";
export const cloud = (x: number, y: number, scale: number): string => put(x, y, scale, `<path fill="var(--animalement-cloud)" d="${CLOUD}"/>`);
