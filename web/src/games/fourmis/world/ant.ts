import { put } from "../../../lib/cards/symbols/shapes";

const BODY = `<g fill="#2a1410"><ellipse rx="30" ry="19" cx="-44" cy="6" transform="rotate(-14 -44 6)"/><ellipse rx="15" ry="11" cx="-6"/><circle cx="22" cy="-10" r="17"/></g><path d="M-14 6l-16 34-12 4M-4 8l-4 36-10 6M4 6l14 32 14 6" fill="none" stroke="#2a1410" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M28-24c2-14 10-20 22-20M20-26c-2-14 2-22 12-28" fill="none" stroke="#2a1410" stroke-width="4" stroke-linecap="round"/><circle cx="28" cy="-12" r="5" fill="#fbf0d9"/><circle cx="30" cy="-12" r="2.200" fill="#2a1410"/>`;
const EGG = `<ellipse cx="46" cy="-4" rx="22" ry="16" fill="#fffaf0" stroke="#b3783a" stroke-width="4"/>`;
const LEAF = `<path fill="#5fa04a" d="M10-32C20-76 58-92 96-82 92-44 56-22 10-32Z"/><path fill="none" stroke="#265a30" stroke-width="4" d="M14-34 84-74"/>`;
const CRUMB = `<path fill="#f2c14e" stroke="#a9662a" stroke-width="4" d="M30-2l12-22 24-2 10 20-14 18H42Z"/>`;
const LOADS = ["", EGG, "", LEAF, "", "", CRUMB];

/** The ant with this number in a row: 100 wide, feet at y = 48, some carry something. */
export const ant = (number: number): string => BODY + LOADS[number % LOADS.length]!;

/** Ants along a way, in the hand of the world. */
export const march = (count: number, x: (number: number) => number, y: (number: number) => number, scale: number): string =>
  Array.from({ length: count }, (_, number) => put(Math.round(x(number)), Math.round(y(number)), scale, ant(number))).join("");
