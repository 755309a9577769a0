export type Mood = "calm" | "joy" | "sad";

/** A drawn person, 100 × 100: inks, and the paths that tell them apart. */
export interface Person {
  ground: string;
  skin: string;
  coat: string;
  hair: string;
  /** Hair behind the head, in the ink of the hair. */
  behind?: string;
  /** Hair before the head, in the ink of the hair. */
  top: string;
  /** Jewels, glasses, freckles: with inks of their own. */
  extra?: string;
}

const dots = (ink: string, ...places: [number, number, number][]): string =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/>`).join("");
const glasses = (ink: string): string =>
  `<g fill="none" stroke="${ink}" stroke-width="2.5"><circle cx="40" cy="48" r="8"/><circle cx="60" cy="48" r="8"/><path d="M48 48h4"/></g>`;

const QUIFF = "M27 44c-3-24 8-32 24-32s26 10 22 32c-3-9-7-14-13-17-8 5-18 6-26 4-3 3-5 7-7 13Z";
const LONG = "M24 52c-4-30 8-40 26-40s30 10 26 40c2 10 4 16 2 22-10-2-12-30-16-40-8 2-18 0-24-4-2 12-2 36-12 44-4-6-4-14-2-22Z";
const SIDES = "M25 40c2-4 4-8 6-10h38c3 3 5 6 6 10l-4 3c-1-4-2-6-4-8H33c-2 2-3 5-4 8Z";
const BERET = "M16 32c2-18 18-24 36-24s36 8 34 18c-2 6-12 8-22 6-16-3-34-2-44 4-3 1-4-2-4-4Z";
const MOUSTACHE = "M36 62c6-6 12-4 14-1 2-3 8-5 14 1-5 4-10 3-14 0-4 3-9 4-14 0Z";
const BOB = "M20 66c-6-34 6-54 30-54s36 20 30 54c-6 4-12 2-14-2 4-10 4-20 2-28-12 2-26 0-34-6-4 10-4 22-1 34-2 4-8 6-13 2Z";
const FLOWING = "M18 84c2-20-6-44 8-60 12-14 36-14 48 0 14 16 6 40 8 60-10 2-14-4-14-12 2-14 2-26-2-36-10 0-22-4-28-10-6 10-6 28-4 46 0 8-6 14-16 12Z";
const BALD = "M22 50c-3-6-3-14 2-20 2 8 3 14 3 20ZM78 50c3-6 3-14-2-20-2 8-3 14-3 20ZM28 58c8 4 14 4 22 4s14 0 22-4c2 18-8 30-22 30S26 76 28 58Z";
const CURLS = "M26 46c-7-3-8-12-2-16-2-8 5-14 12-12 3-7 13-9 18-4 7-4 16 0 17 7 7 2 9 11 4 15 3 5 1 10-3 11-1-8-4-13-9-15-5 4-11 3-14 0-4 4-12 4-15 0-5 3-7 8-8 14Z";
const HAIRLINE = "M27 42c0-16 9-26 23-26s23 10 23 26c-4-7-7-11-10-13-8-3-18-3-26 0-3 2-6 6-10 13Z";
const FRINGE = "M22 74c-5-34 2-62 28-62s33 28 28 62c-5 3-11 2-12-2 3-10 3-20 2-29-12 2-24 2-36 0-1 9-1 19 2 29-1 4-7 5-12 2Z";
const TUFT = "M26 44c-4-20 2-30 12-34 10-5 30-2 34 12 4-1 4 6 1 22-2-8-5-13-9-16-9 2-18 0-24-4-6 4-11 10-14 20Z";
const BEARD = "M28 48c2 6 6 8 10 9 7-4 17-4 24 0 4-1 8-3 10-9 3 24-7 38-22 38S25 72 28 48Z";
const SCARF = "M16 92c2-14 2-30 2-44 0-24 14-38 32-38s32 14 32 38c0 14 0 30 2 44-12 6-22 8-34 8s-22-2-34-8Z";
const SWEPT = "M25 48c-4-22 6-34 25-34s29 12 25 34c-3-10-7-15-12-17-9 1-17 1-26 0-5 2-9 7-12 17Z";

/** The people who sit at tables. Their number never changes: it is how a seat keeps its face. */
export const PEOPLE: readonly Person[] = [
  { ground: "#f2c14e", skin: "#e9c19b", hair: "#3b2413", coat: "#c93a22", top: `<path d="${QUIFF}"/>` },
  { ground: "#9fd0cb", skin: "#c98a5e", hair: "#1d1410", coat: "#2b62b8", top: `<path d="${LONG}"/><circle cx="50" cy="10" r="9"/>` },
  {
    ground: "#f0b27a",
    skin: "#f0c9a4",
    hair: "#6d3b16",
    coat: "#28804f",
    top: `<path d="${SIDES}"/><path d="${MOUSTACHE}"/>`,
    extra: `<path fill="#1b2130" d="${BERET}"/><circle cx="54" cy="8" r="3.5" fill="#1b2130"/>`,
  },
  { ground: "#d9c3e8", skin: "#f2d0b0", hair: "#a3341d", coat: "#7a4aa0", top: `<path d="${BOB}"/>`, extra: dots("#f2c14e", [27, 62, 3.5], [73, 62, 3.5]) },
  { ground: "#f7dd96", skin: "#8d5a3a", hair: "#12384a", coat: "#e58a1f", top: `<path d="${FLOWING}"/>` },
  { ground: "#bcd6b4", skin: "#f0c9a4", hair: "#b9b4a8", coat: "#1f5c46", top: `<path d="${BALD}"/>`, extra: glasses("#1b2130") },
  {
    ground: "#a9cbe8",
    skin: "#f4d3b4",
    hair: "#e0a93c",
    coat: "#1d6f6a",
    behind: `<path d="M24 40c-12 18-10 34-4 42 8-2 12-8 14-14h32c2 6 6 12 14 14 6-8 8-24-4-42Z"/>`,
    top: `<path d="${CURLS}"/>`,
    extra: dots("#c9824f", [36, 57, 1.3], [41, 58.5, 1.3], [59, 58.5, 1.3], [64, 57, 1.3]),
  },
  {
    ground: "#e8b6a0",
    skin: "#7d5033",
    hair: "#17110e",
    coat: "#f2c14e",
    behind: `<path d="M14 40c0-22 15-34 36-34s36 12 36 34c0 10-4 17-9 20H23c-5-3-9-10-9-20Z"/>`,
    top: `<path d="${HAIRLINE}"/>`,
    extra: dots("#f2c14e", [28, 58, 2.8]),
  },
  { ground: "#f3c6cd", skin: "#f0cfa6", hair: "#16141d", coat: "#cc3f26", top: `<path d="${FRINGE}"/>`, extra: `<path fill="#e8482f" d="M64 22l12 4-3 7-11-5Z"/>` },
  { ground: "#cfe0d0", skin: "#f2c9a6", hair: "#bf5a1c", coat: "#24324d", top: `<path d="${TUFT}"/><path d="${BEARD}"/>` },
  {
    ground: "#f0d7a8",
    skin: "#d9a273",
    hair: "#3d5b8f",
    coat: "#2c4470",
    behind: `<path d="${SCARF}"/>`,
    top: `<path d="M24 50c-4-26 8-38 26-38s30 12 26 38c-2-16-12-24-26-24s-24 8-26 24ZM20 64c8 8 12 12 16 16 8 7 20 7 28 0 4-4 8-8 16-16l6 26c-20 14-52 14-72 0Z"/>`,
    extra: `<path fill="none" stroke="#8fb0dc" stroke-width="2" stroke-linecap="round" d="M29 36c4-10 11-15 21-15s17 5 21 15M30 82c12 7 28 7 40 0"/>`,
  },
  {
    ground: "#bfc9e6",
    skin: "#c89a72",
    hair: "#d8d3c7",
    coat: "#8f2f55",
    behind: `<circle cx="50" cy="10" r="11"/>`,
    top: `<path d="${SWEPT}"/>`,
    extra: glasses("#8f2f55") + dots("#fffaf0", [27, 62, 3], [73, 62, 3]),
  },
];

/** The person with this number, again from the first after the last. */
export const personOf = (face: number): Person => PEOPLE[((Math.trunc(face) % PEOPLE.length) + PEOPLE.length) % PEOPLE.length]!;

/** Ink of the clock's ring by the share of time that is left. */
export const ringInk = (share: number): string => (share > 0.5 ? "#2f9e62" : share >= 0.2 ? "#f2a93a" : "#d6452b");
