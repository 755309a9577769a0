import { expect, test } from "vitest";
import { near } from "../src/routes/table/layouts/contrees/figures";
import { sideOf } from "../src/routes/table/layouts/contrees/sides";

test("our slot is the near one, and the others follow clockwise", () => {
  expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4))).toEqual(["top", "right", "bottom", "left"]);
  expect([0, 1, 2].map((seat) => sideOf(seat, 1, 3))).toEqual(["right", "bottom", "left"]);
  expect([0, 1].map((seat) => sideOf(seat, -1, 2))).toEqual(["bottom", "top"]);
});

test("three of a color lack one for a Carré, four colors lack one for a Quinte", () => {
  expect(near([3, 1, 1, 1, 0], [0, 0, 0, 0, 0])).toEqual([
    { figure: "carre", color: "blue" },
    { figure: "quinte", color: "black" },
  ]);
  expect(near([2, 2, 1, 0, 0], [0, 0, 0, 0, 0])).toEqual([]);
});

test("a land that others hold is not missing but lost", () => {
  expect(near([3, 1, 1, 1, 0], [1, 0, 0, 0, 4])).toEqual([]);
});
