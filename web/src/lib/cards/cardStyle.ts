import type { Component } from "svelte";
import { GAME_SYMBOLS, styleOf, type Face, type FaceProps } from "../../games/cards";
import type { CardView } from "../../wire";
import { colorsOf, plainColors, type CardColors } from "./palette";
import { paint, PAPER } from "./symbols/paint";
import { SUITS } from "./symbols/suits";

/** Drawings of all symbols: those of the games, and the suits of ordinary playing cards. */
export const SYMBOLS: Record<string, string> = { ...GAME_SYMBOLS, ...SUITS };

/** A symbol, painted for its background. */
export const symbolOf = (name: string | undefined, background?: string, second?: string): string => paint(SYMBOLS[name ?? ""], background, second);

/** How the face of a card is drawn; by default, with its number if it has one. Notes are money in any game. */
export function faceOf(card: CardView): Face {
  const style = styleOf(card);
  const face = style?.faces?.[card.kind] ?? (card.kind === "note" ? "note" : undefined);
  if (face) return face;
  return card.value == null || style?.pictures?.includes(card.symbol ?? "") ? "picture" : "number";
}

/** Colors of a card: those of its own color, or of its kind. */
export function cardColors(card: CardView): CardColors {
  return card.color ? colorsOf(card.color) : plainColors(styleOf(card)?.inks?.[card.kind]);
}

/** Text in the corner of a card without a value. */
export const markOf = (card: CardView): string => styleOf(card)?.marks?.[card.kind] ?? "";

/** Drawing in the corner of a card without a value. */
export const kindSymbolOf = (card: CardView, background = PAPER): string => paint(styleOf(card)?.kindSymbols?.[card.kind] ?? "", background, background);

/** Scene behind the symbol of a card: its symbol's, or its kind's. */
export function sceneOf(card: CardView): string {
  const scenes = styleOf(card)?.scenes;
  return scenes?.[card.symbol ?? ""] ?? scenes?.[card.kind] ?? "";
}

/** Small face that a game draws itself. */
export const miniOf = (card: CardView): Component<FaceProps> | undefined => styleOf(card)?.minis?.[card.kind];

export const valueOf = (card: CardView): string => (card.value == null ? "" : String(card.value));

/** True if the corner shows the color instead of the symbol. */
export const showsColor = (card: CardView): boolean => Boolean(styleOf(card)?.showsColor && card.color);
