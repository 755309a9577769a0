import { expect, test } from "vitest";
import { findNearFigures } from "../src/games/contrees/landFigures";
import { conquests } from "../src/games/contrees/sailLands";
import { sideOf } from "../src/games/contrees/slotSides";
import type { CardMove } from "../src/lib/zoneDiff";

test("our slot is at the bottom, and the others follow clockwise", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4))).toEqual(["top", "right", "bottom", "left"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 1, 3))).toEqual(["right", "bottom", "left"]);
  expect([0, 1].map((seat) => sideOf(seat, -1, 2))).toEqual(["bottom", "top"]);
});

test("three of a color lack one for a Carré, four colors lack one for a Quinte", () => {
  expect(findNearFigures([3, 1, 1, 1, 0], [0, 0, 0, 0, 0])).toEqual([
    { figure: "carre", color: "blue" },
    { figure: "quinte", color: "black" },
  ]);
  expect(findNearFigures([2, 2, 1, 0, 0], [0, 0, 0, 0, 0])).toEqual([]);
});

test("a figure whose last land others hold is not near", () => {
  expect(findNearFigures([3, 1, 1, 1, 0], [1, 0, 0, 0, 4])).toEqual([]);
});

test("a land that goes to a realm was conquered, a new one from the pile was not", () => {
  const move = (from: string, to: string, owner: number): CardMove => ({ from: { name: from, owner: -1, code: "L" }, to: { name: to, owner, code: "L" } });
  const moves = [move("land-2", "realm", 1), move("land-pile", "land-2", -1), move("hand", "slot-2", 1)];
  expect(conquests(moves)).toEqual([{ code: "L", place: 2, owner: 1 }]);
});
