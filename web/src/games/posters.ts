import { bySlug } from "./bySlug";

/** Addresses of the posters. A registry of its own: the first page needs them, but no layouts or cards. */
const POSTERS = bySlug(import.meta.glob<string>("./*/poster.svg", { eager: true, query: "?url", import: "default" }));

/** Size of every poster; the lower 92 of its 480 units are a plain band for the title. */
export const POSTER_SIZE = { width: 360, height: 480 };

/** Number of games with a poster: those that every server has. */
export const OWN_GAME_COUNT = POSTERS.size;

const BACKGROUNDS = ["#2b62b8", "#7a4aa0", "#2f8f5b", "#d6452b", "#2f6f8f"];
/** Cards of the generic poster: position, rotation in degrees, and the path drawn on it. */
const FAN: [number, number, number, string][] = [
  [92, 142, -18, "M0-30 26 16h-52Z"],
  [208, 142, 18, "M-22-22h44v44h-44Z"],
  [150, 124, 0, "M0-34 30 0 0 34-30 0Z"],
];

/** SVG content of a fan of cards, 300 × 250, for a game without a poster; the slug determines its color. */
export function drawGenericPoster(slug: string): string {
  const background = BACKGROUNDS[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % BACKGROUNDS.length]!;
  const cards = FAN.map(([x, y, angle, mark]) => {
    const paper = `<rect x="-46" y="-64" width="92" height="128" rx="10" fill="#fffdf8" stroke="#1d2433" stroke-width="4"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${angle})">${paper}<path d="${mark}" fill="${angle ? "#1d2433" : "#d6452b"}"/></g>`;
  });
  return `<rect width="300" height="250" fill="${background}"/><path d="M0 204q150-38 300 0v46H0Z" fill="#1d2433"/><circle cx="150" cy="126" r="104" fill="#f4c95d"/>${cards.join("")}`;
}

/** Address of a game's poster, if it has one. */
export const posterOf = (slug: string): string | undefined => POSTERS.get(slug);
