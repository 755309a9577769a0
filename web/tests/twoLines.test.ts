import { expect, test } from "vitest";
import { lettersInTwoLines } from "../src/routes/table/twoLines";

test.each([
  ["Passer", 6],
  ["Place 4", 5],
  ["Sobre comme un chameau (7)", 14],
  ["", 0],
])("%s has at most %i letters in each of two lines", (name, letters) => {
  expect(lettersInTwoLines(name)).toBe(letters);
});
