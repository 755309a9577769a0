// @vitest-environment node
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { readMessages, splitMessages } from "../messages";

const keysOf = (text: string): string[] => [...new FluentResource(text).body].map(({ id }) => id);

describe.each(["fr", "en"])("the messages in %s", (language) => {
  const { first, rest } = splitMessages(language);

  it("are split in two, and none is lost", () => {
    const keys = [...keysOf(first), ...keysOf(rest)].filter((key) => !key.startsWith("-"));
    expect(keys.toSorted()).toEqual([...readMessages(language).keys()].filter((key) => !key.startsWith("-")).toSorted());
  });

  it("tell the first page what its boxes and buttons say, and nothing of the tables", () => {
    const keys = keysOf(first);
    expect(keys).toEqual(expect.arrayContaining(["web-hero", "web-play-game", "web-my-table", "time-left", "parade-title", "parade-tagline", "error-no-such-table"]));
    expect(keys.filter((key) => /^(?!error).*-(lesson|log|sheet)-/.test(key))).toEqual([]);
    expect(first.length).toBeLessThan(rest.length / 2);
  });

  it("need nothing of each other", () => {
    const bundle = new FluentBundle(language);
    bundle.addResource(new FluentResource(first));
    const errors: Error[] = [];
    for (const key of keysOf(first)) bundle.formatPattern(bundle.getMessage(key)!.value!, {}, errors);
    expect(errors.filter(({ message }) => /Unknown (message|term)/.test(message))).toEqual([]);
  });
});
