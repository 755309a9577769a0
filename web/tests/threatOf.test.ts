import { expect, test } from "vitest";
import { threatOf } from "../src/games/hermine/threatOf";

const attack = { kind: "words" as const, words: ["menacee"] };

test("the threat is the attack that somebody may answer, able or not", () => {
  expect(threatOf({ key: "hermine-ask-coup", details: { attack } })).toBe("menacee");
  expect(threatOf({ key: "hermine-ask-no-coup", details: { attack: "menacee" } })).toBe("menacee");
});

test("other questions threaten nobody", () => {
  expect(threatOf({ key: "hermine-ask", details: { plays: 3 } })).toBeUndefined();
  expect(threatOf(undefined)).toBeUndefined();
});
