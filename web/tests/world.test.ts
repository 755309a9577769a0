import { expect, test } from "vitest";
import { below, frameOf, rays, viewBoxOf } from "../src/lib/world/frame";

const SOURCES = import.meta.glob<string>("../src/games/*/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" });
const WORLDS = Object.entries(SOURCES).filter(([path]) => path.endsWith("/World.svelte"));
const GAMES = Object.keys(import.meta.glob("../src/games/*/game.ts")).map((path) => path.split("/").at(-2)!);

test("every game has a world", () => {
  expect(WORLDS.map(([path]) => path.split("/").at(-2)!)).toEqual(GAMES);
});

test.each(WORLDS)("%s has a dusk, and no ink without one place to change it", (path, source) => {
  const prefix = source.match(/--(\w+)-/)![1]!;
  const folder = path.slice(0, path.lastIndexOf("/"));
  const drawn = Object.entries(SOURCES).filter(([other]) => other.startsWith(folder)).map(([, text]) => text).join("\n");
  const used = new Set([...drawn.matchAll(/var\((--[\w-]+)\)/g)].map(([, ink]) => ink!));
  const [day, dusk] = source.slice(source.indexOf("<style>")).split(":global(:root[data-theme=\"dark\"])");
  for (const ink of used) if (ink.startsWith(`--${prefix}-`)) expect(day).toContain(`${ink}:`);
  for (const [, ink] of dusk!.matchAll(/(--[\w-]+):/g)) expect(used).toContain(ink);
  expect(source).not.toMatch(/gradient|filter/i);
});

test("ids of patterns begin with their game", () => {
  for (const [path, source] of WORLDS) {
    const prefix = source.match(/--(\w+)-/)![1]!;
    for (const [, id] of source.matchAll(/ id="([^"]+)"/g)) expect(id, path).toMatch(new RegExp(`^${prefix}-`));
  }
});

test("a ground covers the frame of its stage and more", () => {
  expect(viewBoxOf(true)).toBe(`0 0 ${frameOf(true).width} ${frameOf(true).height}`);
  expect(below(100)).toBe("M-400 100h2240v1400h-2240z");
  expect(rays(0, 0, 10, 2)).toBe("M0 0L10 0 0 10ZM0 0L-10 0 0 -10Z");
});
