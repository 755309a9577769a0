import { put } from "../../../lib/cards/symbols/shapes";
import { rays } from "../../../lib/world/frame";

/** Path of stars: strokes of no length with round ends. */
export const stars = (width: number, height: number, count: number, start: number): string =>
  Array.from({ length: count }, (_, i) => `M${((i + start) * 397) % width} ${((i + start) * 211) % height}h0`).join("");

/** Four-pointed stars, larger and fewer. */
export const sparkles = (...places: [number, number, number][]): string =>
  places.map(([x, y, scale]) => put(x, y, scale, `<path d="M0-10C1-3 3-1 10 0 3 1 1 3 0 10-1 3-3 1-10 0-3-1-1-3 0-10Z"/>`)).join("");

const LEAVES = Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 18 - 150}) translate(0 -50)" d="M0 0c8-6 16-4 20 4-8 6-16 4-20-4Z"/>`).join("");

/** Jarmial, the sun: a crowned face in a wreath of laurel, around (0, 0). */
const SUN =
  `<path fill="var(--contrees-gold)" d="${rays(0, 0, 98, 18)}"/><circle r="70" fill="#e58a1f"/><circle r="60" fill="#f7dd96"/><path fill="#f2c14e" d="M0-60a60 60 0 0 1 0 120c10-20 4-36 10-50L0 2Z"/>` +
  `<path fill="#fffaf0" d="M-40 8c4 34 18 52 40 62 22-10 36-28 40-62-8 10-20 12-28 8-8-3-16-3-24 0-8 4-20 2-28-8Z"/><path fill="#d8cdb6" d="M0 14c4 0 8 1 12 2 8 4 20 2 28-8-4 34-18 52-40 62Z"/><path fill="#7a1f35" d="M-10 28c6 5 14 5 20 0-2 7-18 7-20 0Z"/>` +
  `<path fill="#2b1a52" d="M-30-8c6-7 16-7 22 0-6 5-16 5-22 0ZM8-8c6-7 16-7 22 0-6 5-16 5-22 0Z"/><path d="M-32-16c8-6 18-5 24 0M8-16c6-5 16-6 24 0M0-10-5 12h8" fill="none" stroke="#8a5512" stroke-width="3" stroke-linecap="round"/>` +
  `<g fill="#4fa05f">${LEAVES}<g transform="scale(-1 1)">${LEAVES}</g></g><path fill="#fffaf0" stroke="#e58a1f" stroke-width="2" d="M0-64l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1Z"/>`;
export const sun = (x: number, y: number, scale: number): string => put(x, y, scale, SUN);

/** A rock that floats in the sky, with a tower or a tree on it. */
const ROCK = `<path fill="var(--contrees-rock)" d="M-60 0h120c-6 22-20 26-26 44-8 18-14 14-22 40-6-10-8-20-16-26C-18 44-40 32-60 0Z"/><path fill="var(--contrees-shade)" d="M10 0h50c-6 22-20 26-26 44-8 18-14 14-22 40C20 50 20 24 10 0Z"/><path fill="var(--contrees-meadow)" d="M-64 0c10-12 30-16 64-16s54 4 64 16c-30 10-98 10-128 0Z"/>`;
const TOWER = `<path fill="#cfc4e8" d="M-16-10v-44h6v6h5v-6h8v6h5v-6h6v44Z"/><path fill="#8d7bb8" d="M2-10v-38h1v-6h3v6h5v-6h3v44Z"/><path fill="var(--contrees-lamp)" d="M-7-32a4 4 0 0 1 8 0v8h-8z"/>`;
const FIR = `<path fill="var(--contrees-fir)" d="M0-58 14-34H8l10 24h-36l10-24h-6Z"/>`;
export const tower = (x: number, y: number, scale: number): string => put(x, y, scale, ROCK + TOWER);
export const grove = (x: number, y: number, scale: number): string => put(x, y, scale, ROCK + put(-20, 0, 0.8, FIR) + put(14, 0, 1, FIR));

/** Peaks along the lower edge, which is at y = 0. */
export const PEAKS = "M-400 0l120-90 60 40 90-110 120 120 70-50 80 70 110-150 120 130 60-40 100 80 130-130 110 110 70-60 90 70 120-120 110 100 80-60 90 70 120-110 100 90 90-50 100 60V300H-400Z";
