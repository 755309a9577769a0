import { expect, test } from "vitest";
import { shortNames } from "../src/lib/people/shortNames";

test("a short name is the first word of a name, unless two would be the same", () => {
  expect(shortNames(["Éléonore d'Aquitaine", "Jean-Baptiste Poquelin", "Zoé"])).toEqual(["Éléonore", "Jean-Baptiste", "Zoé"]);
  expect(shortNames(["Anne Duc", "Anne Roy", "Ben"])).toEqual(["Anne Duc", "Anne Roy", "Ben"]);
});
