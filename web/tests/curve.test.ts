import { describe, expect, test } from "vitest";
import { bandPath, doubtOf, isBeyondDoubt, layBars, linePath, nearestPoint, pointAt, spreadOut, xOf, yOf, type CurveFrame } from "../src/routes/review/curve";
import type { CurvePoint } from "../src/wire";

const frame: CurveFrame = { width: 120, height: 60, last: 10, lowest: 4, padding: { left: 10, right: 10, top: 0, bottom: 0 } };
const point = (version: number, mean: number, error: number | null = null): CurvePoint => ({ event: version - 1, version, place: { mean, error }, cause: "own" });
const points = [point(1, 2.5, 0.1), point(4, 1), point(11, 4)];

describe("positions", () => {
  test("moments go from the left to the right edge", () => {
    expect([0, 5, 10].map((moment) => xOf(frame, moment))).toEqual([10, 60, 110]);
  });
  test("the first place is at the top, the last one at the bottom, and nothing beyond", () => {
    expect([1, 2.5, 4, 0.2, 9].map((place) => yOf(frame, place))).toEqual([0, 30, 60, 0, 60]);
  });
  test("a game without events has its curve at the left edge", () => {
    expect(xOf({ ...frame, last: 0 }, 0)).toBe(10);
  });
});

describe("paths", () => {
  test("the line goes through all points", () => {
    expect(linePath(frame, points)).toBe("M10 30L40 0L110 60");
  });
  test("the band has the doubt above and below, and is closed", () => {
    const [corner, ...rest] = bandPath(frame, points).split("L");
    expect(corner).toBe("M10 26.1");
    expect(rest).toEqual(["40 0", "110 60", "110 60", "40 0", "10 33.9Z"]);
    expect(bandPath(frame, [])).toBe("");
  });
});

test("a pointer finds the nearest point, and a moment the last one before it", () => {
  expect([0, 30, 70, 80, 500].map((x) => nearestPoint(frame, points, x))).toEqual([0, 1, 1, 2, 2]);
  expect([0, 2, 3, 9, 10].map((moment) => pointAt(points, moment))).toEqual([0, 0, 1, 1, 2]);
});

test("markers are moved apart and stay within their limits", () => {
  expect(spreadOut([10, 12, 90], 20, 0, 100)).toEqual([10, 30, 90]);
  expect(spreadOut([95, 97, 99], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(spreadOut([-5], 20, 0, 100)).toEqual([0]);
});

test("only what is larger than its doubt is beyond doubt", () => {
  expect(doubtOf({ mean: 1, error: 0.5 })).toBeCloseTo(0.98);
  expect([0.99, 0.97, -0.99].map((mean) => isBeyondDoubt({ mean, error: 0.5 }))).toEqual([true, false, true]);
  expect(isBeyondDoubt({ mean: 3, error: null })).toBe(false);
});

test("bars share one scale with their doubt, around zero in the middle", () => {
  const [luck, choices] = layBars([{ mean: 1, error: null }, { mean: -2, error: null }]);
  expect(luck).toEqual({ from: 50, to: 75, low: 75, high: 75 });
  expect(choices).toEqual({ from: 0, to: 50, low: 0, high: 0 });
  const [none] = layBars([{ mean: 0, error: 0 }]);
  expect([none!.from, none!.to]).toEqual([50, 50]);
});
