import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "./messages.ts";

const DEV_SERVER = "http://127.0.0.1:8765";

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
