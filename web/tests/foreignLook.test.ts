import { expect, it } from "vitest";
import { drawingOf, lookColors } from "../src/games/foreignLook";

const look = { drawings: ["wide", "tall", "wide-night"], day: { ground: "#6b8f3c", rim: "url(x)" }, night: { ground: "#22331a" } };

it("takes the drawing for the stage and the time of day, or the next best", () => {
  const draw = (isPortrait: boolean, isNight: boolean): string | undefined => drawingOf("horns", look, isPortrait, isNight);
  expect(draw(false, false)).toBe("/api/games/horns/look/wide.svg");
  expect(draw(false, true)).toBe("/api/games/horns/look/wide-night.svg");
  expect(draw(true, true)).toBe("/api/games/horns/look/tall.svg");
  expect(drawingOf("horns", { ...look, drawings: [] }, false, false)).toBeUndefined();
});

it("takes colors only, those of the night over those of the day", () => {
  expect(lookColors(look, false)).toEqual({ ground: "#6b8f3c" });
  expect(lookColors(look, true)).toEqual({ ground: "#22331a" });
  expect(lookColors(undefined, true)).toEqual({});
});
