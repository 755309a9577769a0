import { expect, test } from "vitest";
import { changedOptions, openOptions, optionsOf, readingOf } from "../src/lib/options";
import type { GameListing } from "../src/wire";

const GAME: GameListing = {
  slug: "contrees",
  rules: 1,
  seats: [2, 3],
  options: [
    { name: "flumigel", default: 5, choices: [5, 6], own: false, seats: [] },
    { name: "killed_color_stays", default: false, choices: [false, true], own: false, seats: [] },
    { name: "manches", default: 1, choices: [1, 3], own: false, seats: [2] },
  ],
  presets: [{ name: "letter", options: { killed_color_stays: true, manches: 3 } }],
};

test("a preset sets what so many seats can choose", () => {
  expect(optionsOf(GAME, "letter", 2)).toEqual({ flumigel: 5, killed_color_stays: true, manches: 3 });
  expect(optionsOf(GAME, "letter", 3)).toEqual({ flumigel: 5, killed_color_stays: true, manches: 1 });
  expect(openOptions(GAME, 3).map(({ name }) => name)).toEqual(["flumigel", "killed_color_stays"]);
});

test("only options that differ from the default, and that can be chosen, are sent", () => {
  const letter = optionsOf(GAME, "letter", 2);
  expect(changedOptions(GAME, optionsOf(GAME, "default", 2), 2)).toEqual({});
  expect(changedOptions(GAME, letter, 2)).toEqual({ killed_color_stays: true, manches: 3 });
  expect(changedOptions(GAME, letter, 3)).toEqual({ killed_color_stays: true });
});

test("the reading follows from the options", () => {
  expect(readingOf(GAME, optionsOf(GAME, "letter", 2), 2, "default")).toBe("letter");
  expect(readingOf(GAME, optionsOf(GAME, "default", 2), 2, "letter")).toBe("default");
  expect(readingOf(GAME, { ...optionsOf(GAME, "letter", 2), flumigel: 6 }, 2, "letter")).toBe("own");
});

test("where the letter changes nothing, the chosen one of two equal readings stays chosen", () => {
  const same = { ...GAME, presets: [{ name: "letter", options: {} }] };
  expect(readingOf(same, optionsOf(same, "letter", 2), 2, "letter")).toBe("letter");
  expect(readingOf(same, optionsOf(same, "letter", 2), 2, "default")).toBe("default");
});
