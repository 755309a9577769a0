import { expect, test } from "vitest";
import { fates } from "../src/routes/table/layouts/parade";
import type { Card } from "../src/wire";

const card = (code: string): Card => {
  const color = { r: "red", b: "blue", g: "green" }[code[0]!] ?? "";
  return { code, kind: "figure", key: "parade-card", color, value: Number(code.slice(1)) };
};
const line = (codes: string): Card[] => codes.split(" ").map(card);

test("PAR-3: as many cards as the value are safe, counted from the end", () => {
  expect(fates(line("b5 g0 g7 r3 b7 r1 g4"), card("g3"))).toEqual(["stays", "taken", "taken", "taken", "safe", "safe", "safe"]);
});

test("PAR-3: a 0 exposes the whole procession", () => {
  expect(fates(line("b0 r5 g2"), card("r0"))).toEqual(["taken", "taken", "stays"]);
});

test("a value as long as the procession takes nothing", () => {
  expect(fates(line("r1 r2"), card("r2"))).toEqual(["safe", "safe"]);
});
