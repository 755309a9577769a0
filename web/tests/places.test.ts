import { describe, expect, it } from "vitest";
import { arcPlaces, atPoint, atSide, isRight } from "../src/lib/table/places";

describe("arcPlaces", () => {
  it("seats one to nine others from our left to our right, inside every crop", () => {
    for (let count = 1; count <= 9; count++) {
      const places = arcPlaces(count);
      expect(places).toHaveLength(count);
      const xs = places.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((one, other) => one - other));
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(130);
        expect(x).toBeLessThanOrEqual(1310);
        expect(y).toBeGreaterThanOrEqual(50);
        expect(y).toBeLessThanOrEqual(480);
      }
    }
  });

  it("lets a single opponent face us", () => expect(arcPlaces(1)[0]).toMatchObject({ x: 720, y: 58 }));

  it("keeps neighbors apart", () => {
    for (let count = 2; count <= 9; count++) {
      const places = arcPlaces(count);
      for (let i = 1; i < count; i++) expect(Math.hypot(places[i]!.x - places[i - 1]!.x, places[i]!.y - places[i - 1]!.y)).toBeGreaterThan(100);
    }
  });
});

it("turns faces at the right to the outside", () => expect([isRight({ x: 200 }), isRight({ x: 1200 })]).toEqual([false, true]));

it("puts a point of the world on the cropped stage", () => expect(atPoint({ x: 820, y: 300 })).toBe("left:clamp(var(--half, 0px),50% + 100 * var(--u),100% - var(--half, 0px));top:calc(50% + -14 * var(--u))"));

it("goes up the left side of a shallow stage and down the right one", () =>
  expect([0, 1, 2].map((number) => atSide(number, 3))).toEqual(["left:4px;top:75%", "left:4px;top:25%", "right:4px;top:50%"]));
