import { expect, test } from "vitest";
import { cardTitle, fitCaption } from "../src/lib/cards/caption";
import { cardColors, faceOf, kindSymbolOf, markOf, miniOf, sceneOf, showsColor, SYMBOLS, symbolOf } from "../src/lib/cards/cardStyle";
import { INKS } from "../src/lib/cards/palette";
import { PLAIN_SYMBOL } from "../src/lib/cards/symbols/paint";
import type { CardView } from "../src/wire";

const card = (slug: string, kind: string, rest: Partial<CardView> = {}): CardView => ({ code: "", kind, key: `${slug}-card`, color: "", value: null, ...rest });

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

test("every placeholder of a drawing is painted", () => {
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

const colored = Object.keys(INKS).map((color) => card("parade", "figure", { color, value: 1 }));
const auction = ["high-society", "animalement-votre"].flatMap((slug) => ["possession", "title", "scandal", "debt", "theft"].map((kind) => card(slug, kind)));
const plain = [...auction, card("contrees", "sort"), card("fourmis", "ladybug"), card("unknown", "joker")];

test.each([...colored, ...plain])("text is readable: $key $kind $color", (one) => {
  const colors = cardColors(one);
  expect(contrast(colors.on, colors.ink)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colors.text, "#fffdf8")).toBeGreaterThanOrEqual(4.5);
});

test("captions break between words and stay readable", () => {
  const names = ["Sauvegarde des Monuments", "Donner sa langue au chat", "Villa au bord de la mer", "Affaiblissement", "Aveugle comme une taupe"];
  for (const name of names) {
    const { lines, size } = fitCaption(name, 90, 33, 14);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(size).toBeGreaterThanOrEqual(8.5);
  }
});

test("the title omits the value in brackets", () => {
  expect(cardTitle("le magicien Flumigel (5)")).toBe("Le magicien Flumigel");
  expect(cardTitle("Donner sa langue au chat (−5)")).toBe("Donner sa langue au chat");
});

test("each kind of card has its own face", () => {
  expect(faceOf(card("high-society", "note", { value: 5 }))).toBe("note");
  expect(faceOf(card("high-society", "possession", { value: 5 }))).toBe("picture");
  expect(faceOf(card("contrees", "character", { value: 16, symbol: "karniphage" }))).toBe("picture");
  expect(faceOf(card("contrees", "character", { value: 8, symbol: "blue" }))).toBe("number");
  expect(faceOf(card("contrees", "land"))).toBeTypeOf("function");
  expect(faceOf(card("fourmis", "objective"))).toBeTypeOf("function");
  expect(faceOf(card("hermine", "step", { value: 0 }))).toBe("number");
  expect(["title", "scandal", "debt", "theft"].map((kind) => markOf(card("high-society", kind)))).toEqual(["×2", "×½", "−5", ""]);
});

test("cards of an unknown game have a number or a picture, and money", () => {
  expect(faceOf(card("unknown", "suit", { value: 7 }))).toBe("number");
  expect(faceOf(card("unknown", "land"))).toBe("picture");
  expect(faceOf(card("unknown", "note", { value: 7 }))).toBe("note");
  expect(markOf(card("unknown", "title"))).toBe("");
});

test("only ants show their color in the corner", () => {
  expect(showsColor(card("fourmis", "soldate", { color: "red" }))).toBe(true);
  expect(showsColor(card("fourmis", "ladybug"))).toBe(false);
  expect(showsColor(card("parade", "figure", { color: "red" }))).toBe(false);
});

test("small cards have the common face, except lands", () => {
  expect(miniOf(card("contrees", "land"))).toBeTypeOf("function");
  expect(miniOf(card("contrees", "character", { color: "blue", value: 8 }))).toBeUndefined();
  expect(miniOf(card("unknown", "land"))).toBeUndefined();
});

test("the drawing of a kind takes the color that it lies on", () => {
  expect(kindSymbolOf(card("hermine", "attack"), "#123456")).toContain("#123456");
  expect(kindSymbolOf(card("hermine", "attack"))).not.toContain("#123456");
  expect(kindSymbolOf(card("hermine", "joker"))).toBe("");
});

test("a scene lies behind the symbol: that of the symbol, or that of the kind", () => {
  const scenes = Object.values(import.meta.glob<{ SCENES: Record<string, string> }>("../src/games/*/*cenes.ts", { eager: true }));
  for (const scene of scenes.flatMap(({ SCENES }) => Object.values(SCENES))) expect(scene).not.toMatch(/NaN|undefined|gradient|filter/);
  expect(sceneOf(card("contrees", "character", { color: "white", value: 5, symbol: "flumigel" }))).not.toBe(sceneOf(card("contrees", "character", { color: "white", value: 5, symbol: "white" })));
  expect(sceneOf(card("hermine", "attack", { symbol: "danger-m" }))).toBe(sceneOf(card("hermine", "attack", { symbol: "stop" })));
  expect(sceneOf(card("high-society", "possession"))).not.toBe(sceneOf(card("animalement-votre", "possession")));
  expect(sceneOf(card("unknown", "attack"))).toBe("");
});
