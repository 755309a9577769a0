// @vitest-environment node
import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { LANGUAGES, nextLanguage, preferredLanguage } from "../src/lib/texts.svelte";

const prefer = (stored: string | null, ...languages: string[]): string => {
  vi.stubGlobal("localStorage", { getItem: () => stored });
  vi.stubGlobal("navigator", { languages });
  return preferredLanguage();
};

test("the languages are the folders of messages, French first", () => {
  const folders = readdirSync(new URL("../../src/tablee/i18n/locales/", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(LANGUAGES[0]).toBe("fr");
  expect(LANGUAGES.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test("the chosen language comes before the browser's, and French is the default", () => {
  expect(prefer("en", "fr-FR")).toBe("en");
  expect(prefer(null, "xx", "en-GB", "fr-FR")).toBe("en");
  expect(prefer("klingon", "xx")).toBe("fr");
});

test("the next language leads through all of them", () => {
  const visited = LANGUAGES.map((_, steps) => LANGUAGES.slice(0, steps).reduce(nextLanguage, LANGUAGES[0]!));
  expect(visited).toEqual(LANGUAGES);
  expect(nextLanguage(LANGUAGES.at(-1)!)).toBe(LANGUAGES[0]);
});
