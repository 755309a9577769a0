import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "src/wire.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
    rules: {
      "svelte/no-at-html-tags": "off", // only our own drawings and pages, never user input
      "svelte/no-navigation-without-resolve": "off", // for SvelteKit only
    },
  },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "off", // needed with noUncheckedIndexedAccess
      "max-lines": ["error", { max: 200, skipBlankLines: true }],
    },
  },
);
