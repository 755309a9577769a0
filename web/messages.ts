import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const LOCALES = new URL("../src/tablee/i18n/locales/", import.meta.url);
const SOURCES = new URL("src/", import.meta.url);
const DEFAULT_LANGUAGE = "fr";
/** Messages of the other programs, which no page shows. */
const EXCLUDED = ["arena.ftl", "boxes.ftl", "cli.ftl", "env.ftl", "score.ftl", "store.ftl", "terminal.ftl"];
/** Folders whose code may run on the first page. */
const FIRST_SOURCES = ["lib/", "routes/home/"];
/** Messages of the first page whose keys are made while it runs: what a box says of its game, and refusals. */
const FIRST_KEYS = /^(?!.*-lesson-).*-(title|tagline|duration|difficulty)$|^error-/;

/** Languages by their folders of messages, the default one first. */
function findLanguages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== DEFAULT_LANGUAGE);
  return [DEFAULT_LANGUAGE, ...others.sort()];
}

/** Messages of a language that pages need, by key; comments are left out. */
export function readMessages(language: string): Map<string, string> {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => !EXCLUDED.includes(name));
  const text = files.sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const messages = text.replace(/^#.*\n?/gm, "").split(/^(?=-?[a-zA-Z][\w-]* *=)/m);
  return new Map(messages.filter((message) => message.trim()).map((message) => [message.split("=")[0]!.trim(), message.trimEnd()]));
}

/** Every text in quotes of the code of the first page. */
function readQuotes(): Set<string> {
  const files = FIRST_SOURCES.flatMap((folder) => {
    const names = readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: "utf8" });
    return names.filter((name) => /\.(svelte|ts)$/.test(name)).map((name) => readFileSync(new URL(folder + name, SOURCES), "utf8"));
  });
  return new Set(files.flatMap((text) => [...text.matchAll(/"([\w-]+)"/g)].map(([, quoted]) => quoted!)));
}

/** Split the messages of a language: those of the first page, and the rest, which loads with the other pages. */
export function splitMessages(language: string): { first: string; rest: string } {
  const quotes = readQuotes();
  const messages = [...readMessages(language)];
  const isFirst = ([key]: [string, string]): boolean => quotes.has(key) || FIRST_KEYS.test(key);
  const join = (some: [string, string][]): string => some.map(([, message]) => message).join("\n");
  return { first: join(messages.filter(isFirst)), rest: join(messages.filter((message) => !isFirst(message))) };
}

/** Virtual modules: `virtual:texts` maps each language to the loaders of `virtual:texts/fr` and `virtual:texts/fr-rest`. */
export function texts(): Plugin {
  const list = "virtual:texts";
  const prefix = `${list}/`;
  return {
    name: "texts",
    resolveId: (id) => (id === list || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${list}`) {
        const loaders = findLanguages().map((name) => `${JSON.stringify(name)}: { first: () => import("${prefix}${name}"), rest: () => import("${prefix}${name}-rest") }`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, rest] = id.slice(prefix.length + 1).split("-");
      return `export default ${JSON.stringify(splitMessages(language!)[rest ? "rest" : "first"])};`;
    },
  };
}
