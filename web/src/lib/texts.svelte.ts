import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words } from "./api";

export type Language = "fr" | "en";
export type Details = Record<string, FluentVariable>;

const LOADING: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("virtual:texts/fr"),
  en: () => import("virtual:texts/en"),
};
const KEPT = "tablee-language";

function bundled(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What everything is called, in the language of whoever reads. */
class Texts {
  language: Language = $state("fr");
  /** Our own messages first: games of other packages say only what we do not. */
  #bundles: FluentBundle[] = $state.raw([]);

  async speak(language: Language): Promise<void> {
    const [ours, brought] = await Promise.all([LOADING[language](), words(language).catch(() => [])]);
    this.#bundles = [bundled(language, ours.default), ...brought.map((one) => bundled(one.language, one.text))];
    this.language = language;
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** A message; a key that nobody knows is shown as it is, so that it can be found. */
  say(key: string, details: Details = {}): string {
    const bundle = this.#bundles.find((one) => one.hasMessage(key));
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const faults = bundle === this.#bundles[0] ? null : []; // those of others are not ours to raise
    return bundle.formatPattern(message.value, details, faults);
  }

  listed(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-of", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }
}

export const texts = new Texts();

/** The language that was chosen, or the first one that the browser wishes for and we speak. */
export function wished(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === "fr" || kept === "en") return kept;
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return (found as Language | undefined) ?? "fr";
}
