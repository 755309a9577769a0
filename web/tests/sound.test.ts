import { beforeEach, expect, test, vi } from "vitest";
import { MAX_DURATION, RECIPES } from "../src/lib/sound/recipes";

let stored: Map<string, string>;
const loadSound = async (): Promise<typeof import("../src/lib/sound/sound.svelte")> => {
  vi.resetModules();
  return import("../src/lib/sound/sound.svelte");
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

test.each(Object.entries(RECIPES))("%s is short and not loud", (_, layers) => {
  expect(layers.length).toBeGreaterThan(0);
  for (const { start, duration, peak } of layers) {
    expect(start + duration).toBeLessThanOrEqual(MAX_DURATION + 1e-9);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThanOrEqual(0.3);
  }
});

test("sounds are offered once, and off until somebody wants them", async () => {
  const { sound } = await loadSound();
  expect([sound.isUndecided, sound.volume]).toEqual([true, 0]);
  sound.turn(false);
  expect([sound.isUndecided, sound.volume]).toEqual([false, 0]);
  expect((await loadSound()).sound.isUndecided).toBe(false);
});

test("the volume is kept", async () => {
  const { sound } = await loadSound();
  sound.volume = 0.3;
  expect((await loadSound()).sound.volume).toBe(0.3);
});

test("what earlier versions stored is understood, and nonsense is not", async () => {
  const { parseVolume } = await loadSound();
  expect(parseVolume("off")).toBe(0);
  expect(parseVolume("on")).toBeGreaterThan(0);
  for (const nonsense of [null, "", "loud", "-1", "7", "NaN"]) expect(parseVolume(nonsense)).toBeUndefined();
});
