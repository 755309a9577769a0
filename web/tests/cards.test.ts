import { expect, test } from "vitest";
import { caption, title } from "../src/lib/cards/caption";
import { faceOf, markOf } from "../src/lib/cards/faces";
import { INKS, printed } from "../src/lib/cards/inks";
import { PLAIN_SYMBOL, SYMBOLS, symbolOf } from "../src/lib/cards/symbols";
import type { Card } from "../src/wire";

const card = (kind: string, rest: Partial<Card> = {}): Card => ({ code: "", kind, key: "high-society-card", color: "", value: null, ...rest });

const NEEDED = `heart cup hat leaf watch mushroom
  footprints stop menacee danger-m danger-c danger-r beaute protegee sauve-m sauve-c sauve-r protection sauvegarde-m sauvegarde-c sauvegarde-r ermine
  opera horse pearls car painting yacht villa castle island baron count duke scandal debt theft
  magpie mole carp mule rabbit fox camel finch ox elephant fish peacock rooster crocodile cat dog
  blue red yellow green white black flumigel jarmial karniphage annexion translation trepas affaiblissement entrave
  soldate ninja reine ladybug plus moins`.split(/\s+/);

test("every card has a drawing, and no two the same", () => {
  const drawings = NEEDED.map((name) => symbolOf(name));
  expect(NEEDED.filter((_, number) => drawings[number] === PLAIN_SYMBOL)).toEqual([]);
  expect(new Set(drawings).size).toBe(NEEDED.length);
});

test("no color is left open in a drawing", () => {
  for (const name of Object.keys(SYMBOLS)) expect(symbolOf(name)).not.toMatch(/[@~%]|NaN|undefined/);
});

function light(color: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

const colored = Object.keys(INKS).map((color) => card("figure", { color, value: 1 }));
const plain = ["possession", "title", "scandal", "debt", "theft", "sort", "ladybug"].map((kind) => card(kind));

test.each([...colored, ...plain])("words can be read: $kind $color", (one) => {
  const print = printed(one);
  expect(contrast(print.on, print.ink)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(print.text, "#fffdf8")).toBeGreaterThanOrEqual(4.5);
});

test("names are broken between words and stay readable", () => {
  const names = ["Sauvegarde des Monuments", "Donner sa langue au chat", "Villa au bord de la mer", "Affaiblissement", "Aveugle comme une taupe"];
  for (const name of names) {
    const { lines, size } = caption(name, 90, 33, 14);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeGreaterThanOrEqual(8.5);
  }
});

test("what the corner says is not in the name", () => {
  expect(title("le magicien Flumigel (5)")).toBe("Le magicien Flumigel");
  expect(title("Donner sa langue au chat (−5)")).toBe("Donner sa langue au chat");
});

test("each kind of card has its own face", () => {
  expect(faceOf(card("note", { value: 5 }))).toBe("note");
  expect(faceOf(card("possession", { value: 5 }))).toBe("poster");
  expect(faceOf(card("character", { value: 16, symbol: "karniphage" }))).toBe("poster");
  expect(faceOf(card("character", { value: 8, symbol: "blue" }))).toBe("figure");
  expect(faceOf(card("land"))).toBe("land");
  expect(faceOf(card("objective"))).toBe("flag");
  expect(faceOf(card("step", { value: 0 }))).toBe("figure");
  expect(["title", "scandal", "debt", "theft"].map((kind) => markOf(card(kind)))).toEqual(["×2", "×½", "−5", ""]);
});
