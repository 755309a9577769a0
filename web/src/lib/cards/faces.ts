import type { Card } from "../../wire";

export type Face = "figure" | "poster" | "note" | "land" | "flag";

const KINDS: Record<string, Face> = { note: "note", land: "land", objective: "flag", possession: "poster" };
const OWN = ["flumigel", "karniphage"];

/** Which kind of picture a card has. */
export function faceOf(card: Card): Face {
  const found = KINDS[card.kind];
  if (found) return found;
  return card.value == null || OWN.includes(card.symbol ?? "") ? "poster" : "figure";
}

const MARKS: Record<string, string> = { title: "×2", scandal: "×½", debt: "−5" };

/** What a card without a value does to others, in the auctions. */
export const markOf = (card: Card): string => MARKS[card.kind] ?? "";

export const valueOf = (card: Card): string => (card.value == null ? "" : String(card.value));

/** Ants have one symbol for all colors: their corner shows the color. */
export const showsColor = (card: Card): boolean => card.key.startsWith("fourmis-") && Boolean(card.color);
