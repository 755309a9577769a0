import { describe, expect, test } from "vitest";
import { Arrangement } from "../src/routes/table/arrangement.svelte";
import { pickableWords } from "../src/routes/table/wordPicker.svelte";
import type { Choice } from "../src/wire";

const shown = (arrangement: Arrangement): number[] => arrangement.places.map((place) => arrangement.sourceOf(place));
const choices = (...moves: string[]): Choice[] => moves.map((move) => ({ move }) as Choice);
const isCard = (word: string): boolean => word === "r7";

describe("places that change their contents", () => {
  test("say where each content comes from", () => {
    const lands = new Arrangement("translation", [1, 2, 3, 4]);
    for (const place of [1, 3, 1, 2]) lands.touch(place);
    expect(shown(lands)).toEqual([2, 3, 1, 4]);
    expect(lands.move).toBe("translation :2 :3 :1");
  });

  test("go back step by step", () => {
    const lands = new Arrangement("translation", [1, 2, 4]);
    for (const place of [1, 4, 2]) lands.touch(place);
    lands.undo();
    expect(lands.held).toBeUndefined();
    expect(shown(lands)).toEqual([4, 2, 1]);
    lands.undo();
    expect(lands.isChanged).toBe(false);
    expect(lands.canUndo).toBe(false);
  });

  test("are let go by a second touch, and two are one word", () => {
    const lands = new Arrangement("translation", [2, 4]);
    lands.touch(2);
    lands.touch(2);
    expect(lands.isChanged).toBe(false);
    lands.touch(2);
    lands.touch(4);
    expect(lands.move).toBe("translation :4");
  });
});

describe("words that are picked", () => {
  const pairs = choices("bar red blue", "bar red green", "bar blue green", "bar red pink");

  test("are those of moves that take several", () => {
    expect(pickableWords(pairs, isCard)).toEqual(["red", "blue", "green", "pink"]);
  });

  test("are not cards, places, people, nor single words", () => {
    expect(pickableWords(choices("a r7 b", "a r7 c", "a r7 d", "a r7 e"), isCard)).toEqual([]);
    expect(pickableWords(choices("a :1 b", "a :2 b", "a :3 b", "a @1 b"), isCard)).toEqual([]);
    expect(pickableWords(choices("a b", "a c", "a d", "a e"), isCard)).toEqual([]);
    expect(pickableWords(pairs.slice(1), isCard)).toEqual([]);
  });
});
