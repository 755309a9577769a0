// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import { findCommitment, rememberCommitment } from "../src/lib/commitments";
import type { RoomView } from "../src/wire";

const room = (status: string, games: number, commitment: string): RoomView => ({ status, games, commitment }) as RoomView;
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

test("the first commitment of a game is kept", () => {
  rememberCommitment("t", room("waiting", 0, "a"));
  rememberCommitment("t", room("playing", 1, "b"));
  expect(findCommitment("t", 1)).toMatchObject({ commitment: "a", early: true });
});

test("a commitment shown after a game belongs to the next one", () => {
  rememberCommitment("t", room("playing", 1, "a"));
  rememberCommitment("t", room("over", 1, "b"));
  expect(findCommitment("t", 1)).toMatchObject({ commitment: "a", early: false });
  expect(findCommitment("t", 2)).toMatchObject({ commitment: "b", early: true });
  expect(findCommitment("u", 1)).toBeUndefined();
});

test("unreadable storage is discarded", () => {
  stored.set("tablee-promises", "{");
  expect(findCommitment("t", 1)).toBeUndefined();
  rememberCommitment("t", room("waiting", 0, "a"));
  expect(findCommitment("t", 1)?.commitment).toBe("a");
});
