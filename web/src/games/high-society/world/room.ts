import { put } from "../../../lib/cards/symbols/shapes";

/** Curtain at the left edge, 628 high and more; the right one is its mirror image. */
export const CURTAIN = `<path fill="var(--society-curtain)" d="M-20-300h170c-10 480 0 630-70 928l-30 300H-20Z"/><path fill="var(--society-fold)" d="M28-300h18c6 500 0 700-20 928l-6 300H4C32 400 34 200 28-300ZM84-300h18c6 490-4 660-42 900l-12 328H30C84 400 90 190 84-300ZM128-300h10c4 400 0 600-20 740 10-220 14-440 10-740Z"/><path fill="var(--society-gold)" d="M-20 392c60 20 96 18 126 0l6 20c-34 24-82 24-132 10ZM98 410l16-4 8 60-10 30-12-30Z"/>`;

const frame = (inside: string): string =>
  `<path fill="var(--society-brass)" d="M-44-56h88V56h-88z"/><path fill="var(--society-gold)" d="M-44-56h88L36-48h-72v96l-8 8Z"/><path fill="#2a2140" d="M-35-47h70v94h-70z"/>${inside}`;
const LADY = `<path fill="#f0c9a4" d="M-13-10a13 16 0 0 0 26 0c0-22-26-22-26 0Z"/><path fill="#1d1410" d="M-18 4c-6-30 2-40 18-40s24 10 18 40c-4-6-6-14-6-22-8 2-16 0-20-4 0 10-4 20-10 26Z"/><path fill="#c86a76" d="M-35 47c0-24 16-32 35-32s35 8 35 32Z"/><path fill="none" stroke="#fbf1dd" stroke-width="4" stroke-dasharray="1 6" stroke-linecap="round" d="M-12 18q12 12 24 0"/>`;
const SHIP = `<path fill="#35608a" d="M-35 20h70v27h-70z"/><path fill="#f2bf7a" d="M-35-47h70v67h-70z"/><path fill="#fbf1dd" d="M-4-30c14 10 18 26 18 40H-4ZM-8-22c-8 8-12 20-12 32h12Z"/><path fill="#3a0f1d" d="M-26 14h48c-4 10-10 14-14 14h-20c-8 0-12-6-14-14Z"/>`;

export const portrait = (x: number, y: number, scale: number): string => put(x, y, scale, frame(LADY));
export const seascape = (x: number, y: number, scale: number): string => put(x, y, scale, frame(SHIP));
