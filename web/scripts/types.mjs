// Print TypeScript types for the JSON Schema of all messages on standard input, and its lists.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const { "x-levels": levels, ...schema } = JSON.parse(readFileSync(0, "utf8"));
const names = Object.keys(schema.$defs);
const everything = { ...schema, title: "Everything", oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) };
const types = await compile(everything, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made by `make types` from src/tablee/wire; not to be edited.",
  enableConstEnums: false,
  ignoreMinAndMaxItems: true,
  format: true,
});
process.stdout.write(types);
process.stdout.write(`/**\n * Levels of bots, the weakest first.\n */\nexport const LEVELS = ${JSON.stringify(levels)};\n`);
