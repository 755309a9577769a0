import { expect, test } from "vitest";
import { PEOPLE, personOf, ringInk } from "../src/lib/people/faces";

test("twelve people, no two alike", () => {
  expect(PEOPLE.length).toBe(12);
  expect(new Set(PEOPLE.map(({ top, ground }) => top + ground)).size).toBe(PEOPLE.length);
});

test("every number is a person, whatever it is", () => {
  expect(personOf(12)).toBe(PEOPLE[0]);
  expect(personOf(-1)).toBe(PEOPLE[11]);
  expect(personOf(4.7)).toBe(PEOPLE[4]);
});

test("the ring is green, then orange, then red", () => {
  expect(new Set([1, 0.51].map(ringInk)).size).toBe(1);
  expect(new Set([0.5, 0.2].map(ringInk)).size).toBe(1);
  expect(new Set([1, 0.5, 0.19].map(ringInk)).size).toBe(3);
});
