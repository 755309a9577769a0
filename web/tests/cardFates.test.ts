import { expect, test } from "vitest";
import { cardFates } from "../src/games/parade/cardFates";
import type { CardView } from "../src/wire";

const line = ["b5", "g0", "g7", "r4"].map((code): CardView => ({ code, kind: "figure", key: "parade-card" }));

test("cards that a preview takes from the line are taken, all others are safe", () => {
  const preview = [
    { zone: "line", owner: -1, gained: ["g3"], lost: ["g0", "g7"] },
    { zone: "front", owner: 1, gained: ["g0", "g7"] },
    { zone: "hand", owner: 1, lost: ["g3"] },
  ];
  expect(cardFates(line, preview)).toEqual(["safe", "taken", "taken", "safe"]);
});

test("without a preview of the line every card is safe", () => {
  expect(cardFates(line, [])).toEqual(["safe", "safe", "safe", "safe"]);
  expect(cardFates(line, [{ zone: "line", owner: -1, gained: ["r9"] }])).toEqual(["safe", "safe", "safe", "safe"]);
});
