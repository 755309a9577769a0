import { describe, expect, it } from "vitest";
import { DURATIONS, flightFrames, MAX_FLYING, MAX_TOTAL_MS, planFlights, type Landing } from "../src/routes/table/flights";

const box = (x: number, y: number, width = 100): { x: number; y: number; width: number; height: number } => ({ x, y, width, height: width * 1.4 });
const landing = (from: [string, number, string], to: [string, number, string], x = 0): Landing => ({
  move: { from: { name: from[0], owner: from[1], code: from[2] }, to: { name: to[0], owner: to[1], code: to[2] } },
  from: box(x, 0, 50),
  to: box(300, 400),
});

describe("planFlights", () => {
  it("deals cards one after another, within the time that the next act waits", () => {
    const flights = planFlights(Array.from({ length: 9 }, () => landing(["deck", -1, "?"], ["hand", 0, "g3"])));
    expect(flights.map(({ kind }) => kind)).toEqual(Array(9).fill("draw"));
    expect(flights.slice(0, 3).map(({ delay }) => delay)).toEqual([0, 60, 120]);
    expect(Math.max(...flights.map(({ delay, duration }) => delay + duration))).toBe(MAX_TOTAL_MS);
  });

  it("moves at most twelve pieces", () => {
    const flights = planFlights(Array.from({ length: 40 }, () => landing(["deck", -1, "?"], ["hand", 0, "g3"])));
    expect(flights).toHaveLength(MAX_FLYING);
  });

  it("gathers what one player wins together before it flies", () => {
    const flights = planFlights([landing(["trick", -1, "r5"], ["won", 2, "r5"], 0), landing(["trick", -1, "b3"], ["won", 2, "b3"], 200)]);
    expect(flights.map(({ kind, delay, duration, meeting }) => [kind, delay, duration, meeting])).toEqual(Array(2).fill(["gather", 0, DURATIONS.gather, { x: 100, y: 0 }]));
  });

  it("leaves out cards that have no place on the page", () => {
    expect(planFlights([{ ...landing(["hand", 0, "g3"], ["line", -1, "g3"]), to: undefined }])).toEqual([]);
  });
});

describe("flightFrames", () => {
  it("lays a card in an arc, and ends where it lies", () => {
    const [flight] = planFlights([landing(["hand", 0, "g3"], ["line", -1, "g3"])]);
    const frames = flightFrames(flight!);
    expect(frames[0]!.transform).toBe("translate(-300px,-400px) scale(0.5) rotate(0deg)");
    expect(frames.at(-1)!.transform).toBe("none");
    expect(frames).toHaveLength(4);
    for (const frame of frames) expect(Object.keys(frame).filter((name) => !["transform", "transformOrigin", "offset"].includes(name))).toEqual([]);
  });
});
