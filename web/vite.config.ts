import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const LOCALES = new URL("../src/tablee/i18n/locales/", import.meta.url);
const NOT_FOR_PAGES = ["arena.ftl", "boxes.ftl", "cli.ftl", "env.ftl", "score.ftl", "store.ftl", "terminal.ftl"];
const server = "http://127.0.0.1:8765";

/** `virtual:texts/fr` is every message of a language that a page may need, in one text. */
function texts(): Plugin {
  const prefix = "virtual:texts/";
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const folder = new URL(`${id.slice(prefix.length + 1)}/`, LOCALES);
      const files = readdirSync(folder).filter((name) => !NOT_FOR_PAGES.includes(name));
      const all = files.sort().map((name) => readFileSync(new URL(name, folder), "utf8"));
      return `export default ${JSON.stringify(all.join("\n"))};`;
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
  server: { proxy: { "/api": server, "/socket": { target: server, ws: true } } },
});
