import { PAPER } from "../../lib/cards/symbols/paint";
import { shape, tint, trace } from "../../lib/cards/symbols/scenes";

const GOLD = "#f4c95d";
/** The same path at several places of a hem. */
const row = (places: number[], y: number, d: string): string => places.map((x) => `M${x} ${y}${d}`).join("");
const SIX = [7, 21, 35, 49, 63, 77];

const SCALLOPS = "M-2-2h88V6" + "a7 6 0 0 1-14 0".repeat(6) + "a3 6 0 0 1-4 0Z";
const HEART = "m0 5s-4.500-3-4.500-5.800a2.400 2.400 0 0 1 4.500-1.200 2.400 2.400 0 0 1 4.500 1.200c0 2.800-4.500 5.800-4.500 5.800Z";
const CHEQUERS = row([0, 14, 28, 42, 56, 70], 66, "h7v7h-7Z") + row([7, 21, 35, 49, 63, 77], 73, "h7v7h-7Z");
const LEAF = "c-8-4-9-12-4-18 7 4 9 12 4 18Z";
const MUSHROOM = "v-6h-5c0-9 16-9 16 0h-5v6Z";

/** Costumes of Wonderland, by the symbol of the color: queen, hare, hatter, caterpillar, rabbit, cook. The number is on the chest. */
export const SCENES: Record<string, string> = {
  heart: tint(PAPER, SCALLOPS, 0.92) + shape("M-2 68h88v14H-2Z", 0.28) + tint(GOLD, row(SIX, 71, HEART), 1),
  cup: tint(PAPER, CHEQUERS, 0.9) + trace("M14 16c-5-5 5-8 0-14M24 13c-4-4 4-6 0-11M70 16c-5-5 5-8 0-14M60 13c-4-4 4-6 0-11", 2.5, 0.6, PAPER),
  hat: shape("M-2-2h30L8 52-2 40ZM86-2H56l20 54 10-12Z", 0.22) + tint(GOLD, "M42 7 25-1v17ZM42 7 59-1v17Z", 1) + shape("M38 3h8v9h-8Z", 0.7) + tint(GOLD, "M-2 70h88v4H-2Z", 0.9),
  leaf: shape(row([4, 18, 32, 46, 60, 74], 84, LEAF), 0.3) + tint("#7fc06a", row([11, 25, 39, 53, 67, 81], 86, LEAF), 0.8) + trace("M10 10a6 5 0 1 0 12 0 6 5 0 1 0-12 0M26 6a4 3 0 1 0 8 0 4 3 0 1 0-8 0M62 9a6 5 0 1 0 12 0 6 5 0 1 0-12 0", 2.5, 0.45, PAPER),
  watch: shape("M-2-2h32L10 50-2 40ZM86-2H54l20 52 12-10Z", 0.22) + tint(PAPER, "M30-2h24L42 13Z", 0.95) + trace("M4 66c18 12 40 14 56 6", 2.5, 1, GOLD) + tint(GOLD, "M60 72a7 7 0 0 1 14 0 7 7 0 0 1-14 0Z", 1) + trace("M67 69v3h3", 1.5, 0.8),
  mushroom: shape(SCALLOPS, 0.5) + tint("#9c3b12", row([8, 34, 62], 80, MUSHROOM), 0.9) + trace("M18 80l3-7 2 7M48 80l3-8 3 8M76 80l2-7 3 7", 2, 0.8) + trace("M13 70h0M39 70h0M67 70h0", 2.6, 1, PAPER),
};
