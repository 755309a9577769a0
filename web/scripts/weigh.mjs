// Weigh the first page: every file that it loads into an empty cache, compressed, in kB of 1000 bytes.
// Red above the limit, and if a world is not a chunk of its own or is too heavy.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const STATIC = new URL("../../src/tablee/static/", import.meta.url);
const WORLDS = new URL("../src/games/", import.meta.url);
/** The page promises 150 kB; this leaves room for headers and for what the server answers about games and tables. */
const MAX_PAGE = 140_000;
const MAX_WORLD = 8_000;

const read = (name) => readFileSync(new URL(name, STATIC));
/** Fonts are compressed already. */
const weigh = (name) => (name.endsWith(".woff2") ? read(name).length : gzipSync(read(name)).length);
const find = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => `assets/${name}`);

const page = read("index.html").toString();
const linked = find(page, /"\/assets\/([^"]+)"/g);
const styles = linked.filter((name) => name.endsWith(".css")).map((name) => read(name).toString());
const scripts = linked.filter((name) => name.endsWith(".js")).map((name) => read(name).toString());
const fonts = styles.flatMap((text) => find(text, /\/assets\/([\w-]+\.woff2)/g));
const posters = scripts.flatMap((text) => find(text, /\/assets\/(poster-[\w-]+\.svg)/g));
const messages = readdirSync(new URL("assets/", STATIC)).filter((name) => /^fr-[\w-]{8}\.js$/.test(name)).map((name) => `assets/${name}`);
const files = [...new Set(["index.html", "icon.svg", ...linked, ...fonts, ...posters, ...messages])];
/** Names of the components that games load as their worlds. */
const games = readdirSync(WORLDS, { recursive: true }).filter((name) => name.endsWith("/game.ts"));
const components = games.flatMap((name) => [...readFileSync(new URL(name, WORLDS), "utf8").matchAll(/world: .*import\("\.\/(\w+)\.svelte"\)/g)].map(([, component]) => component));
const worlds = readdirSync(new URL("assets/", STATIC)).filter((name) => name.endsWith(".js") && components.includes(name.slice(0, -"-12345678.js".length)));

const sum = (names) => names.reduce((total, name) => total + weigh(name), 0);
const total = sum(files);
const report = [["fonts", fonts], ["posters", posters], ["messages", messages], ["all", files]].map(([name, some]) => `${name} ${(sum(some) / 1000).toFixed(1)}`);
console.log(`first page, kB: ${report.join(" · ")}`);

const faults = [];
if (total > MAX_PAGE) faults.push(`the first page weighs ${total} bytes, more than ${MAX_PAGE}`);
if (fonts.length !== 3 || posters.length !== games.length || messages.length !== 1) faults.push("the fonts, the posters or the messages of the first page are not what they were");
if (worlds.length !== games.length) faults.push(`${games.length} worlds, but ${worlds.length} chunks of worlds`);
for (const name of worlds) if (weigh(`assets/${name}`) > MAX_WORLD) faults.push(`${name} weighs more than ${MAX_WORLD} bytes`);
for (const name of worlds) if (linked.includes(`assets/${name}`)) faults.push(`${name} loads with the first page`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
