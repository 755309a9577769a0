import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = new URL("../src/tablee/i18n/locales/", import.meta.url);
const DEFAULT_LANGUAGE = "fr";
/** Messages of the other programs, which no page shows. */
const EXCLUDED = ["arena.ftl", "boxes.ftl", "cli.ftl", "env.ftl", "score.ftl", "store.ftl", "terminal.ftl"];
const DEV_SERVER = "http://127.0.0.1:8765";

/** Languages by their folders of messages, the default one first. */
function findLanguages(): string[] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== DEFAULT_LANGUAGE);
  return [DEFAULT_LANGUAGE, ...others.sort()];
}

/** Concatenate the Fluent files of a language that pages need. */
function readMessages(language: string): string {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter((name) => !EXCLUDED.includes(name));
  return files.sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
}

/** Virtual modules: `virtual:texts` maps each language to a loader, `virtual:texts/fr` is all messages in French. */
function texts(): Plugin {
  const list = "virtual:texts";
  const prefix = `${list}/`;
  return {
    name: "texts",
    resolveId: (id) => (id === list || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${list}`) {
        const loaders = findLanguages().map((language) => `${JSON.stringify(language)}: () => import("${prefix}${language}")`);
        return `export default { ${loaders.join(", ")} };`;
      }
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      return `export default ${JSON.stringify(readMessages(id.slice(prefix.length + 1)))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: "../src/tablee/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": DEV_SERVER, "/socket": { target: DEV_SERVER, ws: true } } },
});
