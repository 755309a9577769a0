// Prints the TypeScript types of all messages, from the JSON Schema on standard input.
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(0, "utf8"));
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
