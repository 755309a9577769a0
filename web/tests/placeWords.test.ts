// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";
import { texts } from "../src/lib/texts.svelte";
import { costWords } from "../src/routes/review/placeWords";

const SEATS = 4;
const words = (place: [number, number], points: [number, number]): string =>
  costWords(SEATS, { cost: { mean: place[0], error: place[1] }, cost_score: { mean: points[0], error: points[1] } });

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.load("en");
  await texts.loadRest();
});

test("points that were lost are told beside the place", () => {
  expect(words([0.5, 0.1], [6, 1])).toMatch(/places.*, and 6 points$/);
});

test("points that the move had won are not called its cost", () => {
  expect(words([0.5, 0.1], [-6, 1])).toMatch(/places.*, in spite of 6 points more$/);
  expect(words([0.1, 0.1], [-6, 1])).toMatch(/place/);
});

test("where the place is in doubt, points alone are told", () => {
  expect(words([0.1, 0.1], [6, 1])).toMatch(/^6 points/);
});
