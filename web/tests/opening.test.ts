import { expect, test } from "vitest";
import { around, asked, chosen, usual, type Person, type Wish } from "../src/lib/opening";
import type { Box } from "../src/wire";

const box = (seats: number[]): Box => ({ slug: "parade", rules: 1, seats, options: [{ name: "jokers", default: 0, choices: [0, 3], own: false }] });
const wish = (...people: Person[]): Wish => ({ game: "parade", people, options: {}, clock: "none" });
const YOU: Person = { kind: "you", name: "Ana" };

test("three play where three can, and else as few as can", () => {
  expect([usual(box([2, 3, 4])), usual(box([2, 4]))]).toEqual([3, 2]);
});

test("alone against bots, you sit and it begins", () => {
  const found = asked(wish(...around(3, "bots").map((kind) => ({ kind, name: "Ana" }))));
  expect(found).toMatchObject({ name: "Ana", seat: 0, begin: true, bots: [{ seat: 1, level: "club" }, { seat: 2, level: "club" }] });
  expect(found.luck).toMatch(/^[0-9a-f]{32}$/);
  expect(found.companions).toBeUndefined();
});

test("where others come by the link the table waits", () => {
  expect(asked(wish(YOU, { kind: "link", name: "" }))).toMatchObject({ name: "Ana", begin: false, bots: [] });
});

test("where several share the device, you are one of them", () => {
  const found = asked(wish(YOU, { kind: "bot-novice", name: "" }, { kind: "here", name: "Ben" }));
  expect(found.name).toBeUndefined();
  expect(found.companions).toMatchObject([{ seat: 0, name: "Ana" }, { seat: 2, name: "Ben" }]);
  expect(found).toMatchObject({ begin: true, bots: [{ seat: 1, level: "novice" }] });
});

test("only what was chosen otherwise is sent", () => {
  expect(chosen(box([2]), { jokers: 0 })).toEqual({});
  expect(chosen(box([2]), { jokers: 3 })).toEqual({ jokers: 3 });
});
