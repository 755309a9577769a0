import { describe, expect, test } from "vitest";
import { MAX_STEPS, roadOf, type Point } from "../src/games/hermine/road";

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const STEPS = Array.from({ length: 101 }, (_, i) => i * 10);

describe.each([true, false])("the road, tall: %s", (isPortrait) => {
  const road = roadOf(isPortrait);

  test("every ten steps are the same way along the middle", () => {
    const ways = STEPS.slice(1).map((steps) => distance(road.pointAt(steps, 0, 1), road.pointAt(steps - 10, 0, 1)));
    expect(Math.min(...ways)).toBeGreaterThan(Math.max(...ways) * 0.85);
  });

  test("it begins at 0 and ends at 1000, whatever is asked", () => {
    expect(road.pointAt(-25, 0, 2)).toEqual(road.pointAt(0, 0, 2));
    expect(road.pointAt(MAX_STEPS + 25, 1, 2)).toEqual(road.pointAt(MAX_STEPS, 1, 2));
    const [start, end] = [road.pointAt(0, 0, 1), road.pointAt(MAX_STEPS, 0, 1)];
    expect(end.x).toBeGreaterThan(start.x);
    expect(end.y).toBeLessThan(start.y);
  });

  test.each([2, 3])("%i lanes are as far apart as the road is wide", (lanes) => {
    for (const steps of STEPS) {
      const places = Array.from({ length: lanes }, (_, lane) => road.pointAt(steps, lane, lanes));
      for (const [lane, place] of places.entries()) {
        if (lane) expect(distance(place, places[lane - 1]!)).toBeCloseTo(road.pathWidth / lanes, 0);
      }
    }
  });

  test("the walk never crosses itself: far steps are more than a road apart", () => {
    const middle = STEPS.map((steps) => road.pointAt(steps, 0, 1));
    middle.forEach((one, i) => middle.slice(i + 16).forEach((other) => expect(distance(one, other)).toBeGreaterThan(road.pathWidth)));
  });

  test("all of it lies in what the narrowest and the flattest stage show", () => {
    const { x: left, y: top, width, height } = isPortrait ? { x: 28, y: 87, width: 334, height: 434 } : { x: 186, y: 74, width: 1068, height: 488 };
    for (const { x, y } of STEPS.map((steps) => road.pointAt(steps, 0, 1))) {
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });

  test("a part of a lane leads from its first step to its last", () => {
    const points = road.lanePath(120, 340, 1, 2).slice(1).split("L");
    const [first, last] = [road.pointAt(120, 1, 2), road.pointAt(340, 1, 2)];
    expect(points[0]).toBe(`${first.x} ${first.y}`);
    expect(points.at(-1)).toBe(`${last.x} ${last.y}`);
    expect(road.lanePath(50, 50, 0, 2)).toMatch(/^M[\d. ]+L[\d. ]+$/);
  });

  test("milestones every hundred steps, beside the road", () => {
    expect(road.milestones.map(({ steps }) => steps)).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]);
    expect(road.milestones.filter(({ isGoal }) => isGoal).map(({ steps }) => steps)).toEqual([700, 1000]);
    for (const stone of road.milestones) expect(distance(stone, road.pointAt(stone.steps, 0, 1))).toBeGreaterThan(road.pathWidth / 2);
  });
});
