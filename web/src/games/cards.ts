import type { Component } from "svelte";
import type { CardColors } from "../lib/cards/palette";
import type { CardView } from "../wire";
import { bySlug } from "./bySlug";

export interface FaceProps {
  card: CardView;
  name: string;
}

/** How the face of a card is drawn: one of the common ways, or by a component of the game. */
export type Face = "number" | "picture" | "note" | Component<FaceProps>;

/** Pattern on the back of a deck, with a symbol in the middle. */
export interface BackStyle {
  pattern: "zigzag" | "symbols";
  ink: string;
  symbol: string;
}

/** Style of a game's cards: the default export of `<slug>/cards.ts`. Colors and values need no style. */
export interface CardStyle {
  /** 24 × 24 drawings by symbol. */
  symbols: Record<string, string>;
  /** Scenes behind the symbol, 84 × 80, by symbol or by kind. */
  scenes?: Record<string, string>;
  /** Faces by kind of card. */
  faces?: Record<string, Face>;
  /** Faces of small cards by kind, where the common one would not tell enough. */
  minis?: Record<string, Component<FaceProps>>;
  /** Symbols whose cards have a picture, even with a value. */
  pictures?: string[];
  /** Inks of cards without a color, by kind. */
  inks?: Record<string, Pick<CardColors, "ink"> & Partial<CardColors>>;
  /** Texts in the corner of cards without a value, by kind. */
  marks?: Record<string, string>;
  /** Drawings in the corner of cards without a value, by kind. */
  kindSymbols?: Record<string, string>;
  /** True if the corner shows the color, because all colors have the same symbol. */
  showsColor?: boolean;
  /** Backs of decks, by the back that their cards name. */
  backs?: Record<string, BackStyle>;
}

const STYLES = bySlug(import.meta.glob<CardStyle>("./*/cards.ts", { eager: true, import: "default" }));

/** Style of the game that a card belongs to; its message key begins with the slug. */
export const styleOf = ({ key }: Pick<CardView, "key">): CardStyle | undefined =>
  [...STYLES].find(([slug]) => key.startsWith(`${slug}-`))?.[1];

/** Symbols of all games: any game may use them. */
export const GAME_SYMBOLS: Record<string, string> = Object.assign({}, ...[...STYLES.values()].map(({ symbols }) => symbols));

/** Backs of all games: a card face down does not tell its game. */
export const BACKS: Record<string, BackStyle> = Object.assign({}, ...[...STYLES.values()].map(({ backs }) => backs));
