import { ANIMALS } from "./animals";
import { CONTREES } from "./contrees";
import { FOURMIS } from "./fourmis";
import { HERMINE } from "./hermine";
import { HIGH_SOCIETY } from "./high-society";
import { KINDS, PIPS } from "./marks";
import { PARADE } from "./parade";
import { SUITS } from "./suits";

export const PAPER = "#fffdf8";

/** Symbols in a box of 24, filled with the current color. */
export const SYMBOLS: Record<string, string> = { ...PARADE, ...HERMINE, ...HIGH_SOCIETY, ...ANIMALS, ...CONTREES, ...FOURMIS, ...SUITS };

/** A shape for whatever has no drawing of its own yet. */
export const PLAIN_SYMBOL = `<path d="M12 3l9 9-9 9-9-9Z"/>`;

const painted = (drawing: string, behind: string, second: string): string => drawing.replaceAll("@", behind).replaceAll("~", second);

/** A symbol on paper, or on what is behind it; with a second ink where it has one. */
export const symbolOf = (name: string | undefined, behind = PAPER, second = "#d3921a"): string => painted(SYMBOLS[name ?? ""] ?? PLAIN_SYMBOL, behind, second);

export const pipOf = (color: string | undefined): string => PIPS[color ?? ""] ?? PLAIN_SYMBOL;

/** The mark of what a card does, if there is one. */
export const kindMark = (kind: string): string => painted(KINDS[kind] ?? "", PAPER, PAPER);
