// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { promised, remember } from "../src/lib/promises";
import type { Room } from "../src/wire";

const room = (status: string, games: number, commitment: string): Room => ({ status, games, commitment }) as Room;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("the first promise for a game is the one that counts", () => {
  remember("t", room("waiting", 0, "a"));
  remember("t", room("playing", 1, "b"));
  expect(promised("t", 1)).toMatchObject({ commitment: "a", early: true });
});

test("what is promised after a game is promised for the next one", () => {
  remember("t", room("playing", 1, "a"));
  remember("t", room("over", 1, "b"));
  expect(promised("t", 1)).toMatchObject({ commitment: "a", early: false });
  expect(promised("t", 2)).toMatchObject({ commitment: "b", early: true });
  expect(promised("u", 1)).toBeUndefined();
});

test("what nobody can read is forgotten", () => {
  kept.set("tablee-promises", "{");
  expect(promised("t", 1)).toBeUndefined();
  remember("t", room("waiting", 0, "a"));
  expect(promised("t", 1)?.commitment).toBe("a");
});
