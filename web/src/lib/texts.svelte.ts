import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import loaders from "virtual:texts";
import { fetchMessageCatalogs } from "./api";

export type Details = Record<string, FluentVariable>;

/** Languages that there are messages in, the default one first. */
export const LANGUAGES = Object.keys(loaders);
/** A hyphen is too short before a number. */
const MINUS = "−";
const STORAGE_KEY = "tablee-language";

function createBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Translated messages in the current language. */
class Texts {
  language = $state(LANGUAGES[0]!);
  /** Our own messages first, so that games of other packages cannot change them. */
  #bundles: FluentBundle[] = $state.raw([]);

  /** True if more is asked for than the messages of the first page. */
  #needsRest = false;
  #hasRest = false;

  /** Load a language: the messages of the first page, and the rest once it has been asked for. */
  async load(language: string): Promise<void> {
    const { first, rest } = loaders[language]!;
    const parts = [first(), ...(this.#needsRest ? [rest()] : [])];
    const [own, catalogs] = await Promise.all([Promise.all(parts), fetchMessageCatalogs(language).catch(() => [])]);
    const text = own.map((part) => part.default).join("\n");
    this.#bundles = [createBundle(language, text), ...catalogs.map((catalog) => createBundle(catalog.language, catalog.text))];
    this.#hasRest = parts.length > 1;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load what the first page does not say, before another page is shown. */
  async loadRest(): Promise<void> {
    this.#needsRest = true;
    const language = this.language;
    if (this.#hasRest) return;
    const rest = await loaders[language]!.rest();
    if (this.#hasRest || language !== this.language) return;
    this.#bundles[0]!.addResource(new FluentResource(rest.default));
    this.#bundles = [...this.#bundles];
    this.#hasRest = true;
  }

  async setLanguage(language: string): Promise<void> {
    localStorage.setItem(STORAGE_KEY, language);
    await this.load(language);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** Format a message; an unknown key is returned as it is, so that it can be found. */
  say(key: string, details: Details = {}): string {
    const bundle = this.#bundles.find((one) => one.hasMessage(key));
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const errors = bundle === this.#bundles[0] ? null : []; // do not throw for errors in messages of other packages
    const said = bundle.formatPattern(message.value, details, errors);
    return Object.values(details).some((detail) => typeof detail === "number" && detail < 0) ? said.replace(/(?<!\w)-(?=\d)/g, MINUS) : said;
  }

  readonly #numbers = $derived(new Intl.NumberFormat(this.language));

  /** Write a number as the language does, with at most three decimal places or so many, and a minus that is no hyphen. */
  number(value: number, decimals?: number): string {
    const format = decimals === undefined ? this.#numbers : new Intl.NumberFormat(this.language, { maximumFractionDigits: decimals });
    return format.format(value).replace("-", MINUS);
  }

  /** Write the day of a time, in seconds since 1970. */
  day(time: number): string {
    return new Intl.DateTimeFormat(this.language, { day: "numeric", month: "long" }).format(time * 1000);
  }

  /** Numbers as a range, "2 to 10", if none is missing between them; a pair is listed. */
  range(numbers: number[]): string {
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    if (numbers.length > 2 && new Set(numbers).size === last - first + 1) return this.say("number-range", { first: String(first), last: String(last) });
    return this.list(numbers.map(String));
  }

  /** Join items into a sentence part: "a, b and c". */
  list(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-of", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
  }
}

export const texts = new Texts();

/** The language that was chosen, or the first one of the browser's that we have, or the default. */
export function preferredLanguage(): string {
  const stored = localStorage.getItem(STORAGE_KEY) ?? "";
  const wanted = [stored, ...navigator.languages.flatMap((tag) => [tag, tag.split("-")[0]!])];
  return wanted.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0]!;
}

/** The language after this one, to switch through all of them. */
export const nextLanguage = (language: string): string => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!;
