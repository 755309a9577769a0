import { beforeEach, expect, test } from "vitest";
import { cardOfMove, type GameContext } from "../src/lib/narrator";
import { texts } from "../src/lib/texts.svelte";
import type { CardView } from "../src/wire";

const card = (code: string): CardView => ({ code, kind: "", key: code }) as CardView;
const context: GameContext = { slug: "high-society", cards: new Map(["p1", "p2"].map((code) => [code, card(code)])), names: [] };

beforeEach(() => void (texts.language = "fr"));

test("moves that do the same to one card each are told apart by the card", () => {
  expect(cardOfMove(context, ["discard p1", "discard p2"], 1)).toBe("P2");
  expect(cardOfMove(context, ["discard p1"], 0)).toBeUndefined();
  expect(cardOfMove(context, ["discard p1", "pass"], 0)).toBeUndefined();
  expect(cardOfMove(context, ["play p1 :1", "play p1 :2"], 0)).toBeUndefined();
  expect(cardOfMove(context, ["discard p1", "discard p9"], 0)).toBeUndefined();
});

test("a negative number has a minus, and thousands a narrow space", () => {
  expect(texts.number(-1475.5)).toBe("−1\u202f475,5");
});
