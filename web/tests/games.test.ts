// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";
import { GAME_SYMBOLS } from "../src/games/cards";
import type { CardMove } from "../src/lib/zoneDiff";
import type { CardView } from "../src/wire";
import { drawGenericPoster, OWN_GAME_COUNT, POSTER_SIZE, posterOf } from "../src/games/posters";

const slugsOf = (paths: Record<string, unknown>): string[] => Object.keys(paths).map((path) => path.split("/").at(-2)!);
const POSTERS = slugsOf(import.meta.glob("../src/games/*/poster.svg"));

let games: typeof import("../src/games");

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  games = await import("../src/games");
});

test("every game has a table, a style of cards and a poster", () => {
  expect(POSTERS.length).toBe(OWN_GAME_COUNT);
  expect(slugsOf(import.meta.glob("../src/games/*/game.ts"))).toEqual(POSTERS);
  expect(slugsOf(import.meta.glob("../src/games/*/cards.ts"))).toEqual(POSTERS);
  expect(new Set(POSTERS.map(posterOf)).size).toBe(POSTERS.length);
});

test("posters are drawings without words, all of one size", () => {
  const files = Object.values(import.meta.glob<string>("../src/games/*/poster.svg", { eager: true, query: "?raw", import: "default" }));
  for (const file of files) {
    expect(file).toContain(`viewBox="0 0 ${POSTER_SIZE.width} ${POSTER_SIZE.height}"`);
    expect(file).not.toMatch(/<text|gradient|filter|script/i);
    for (const [, id] of file.matchAll(/#([\w-]+)[)"]/g)) if (!/^[0-9a-f]{3,8}$/.test(id!)) expect(file).toContain(`id="${id}"`);
  }
});

test("no two games define the same symbol", () => {
  const styles = Object.values(import.meta.glob<{ SYMBOLS: object }>("../src/games/*/symbols.ts", { eager: true }));
  const names = styles.flatMap(({ SYMBOLS }) => Object.keys(SYMBOLS));
  expect(names.toSorted()).toEqual(Object.keys(GAME_SYMBOLS).toSorted());
});

test("an unknown game has the generic layout and poster, and no player area", () => {
  expect(games.layoutOf("unknown")).toBe(games.layoutOf("constructor"));
  expect(POSTERS.map(games.layoutOf)).not.toContain(games.layoutOf("unknown"));
  expect(games.playerAreaOf("unknown")).toBeUndefined();
  expect(posterOf("unknown")).toBeUndefined();
  expect(drawGenericPoster("unknown")).toContain("<g transform");
});

test("a card that moves sounds like its table, or has a sound of its own", () => {
  const move = (from: string, to: string): CardMove => ({ from: { name: from, owner: -1, code: "a" }, to: { name: to, owner: 0, code: "a" } });
  const cards = new Map([["a", { kind: "title" } as CardView]]);
  expect(games.soundOfMoves("hermine", [move("hand", "steps")], cards)).toBe("wood");
  expect(games.soundOfMoves("hermine", [move("hand", "steps"), move("hand", "coups")], cards)).toBe("snare");
  expect(games.soundOfMoves("high-society", [move("hand", "bid")], cards)).toBe("cloth");
  expect(games.soundOfMoves("high-society", [move("lot", "estate"), move("deck", "lot")], cards)).toBe("gavel");
  expect(games.soundOfMoves("high-society", [move("deck", "lot")], cards)).toBe("breath");
  expect(games.soundOfMoves("animalement-votre", [move("lot", "estate")], cards)).toBe("bell");
  expect(games.soundOfMoves("contrees", [move("land-0", "realm")], cards)).toBe("sail");
  expect(games.soundOfMoves("fourmis", [move("trick", "won")], cards)).toBe("march");
  expect(games.soundOfMoves("unknown", [move("hand", "coups")], cards)).toBe("wood");
});

test("the world of a game is loaded by its table alone", async () => {
  for (const slug of POSTERS) expect(await games.loadWorld(slug), slug).toBeDefined();
  expect(await games.loadWorld("unknown")).toBe((await import("../src/games/PlainWorld.svelte")).default);
});
