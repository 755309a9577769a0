// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";

let placeOf: (path: string) => unknown;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ placeOf } = await import("../src/lib/address.svelte"));
});

test("an address names a page", () => {
  expect(placeOf("/")).toEqual({ page: "shelf" });
  expect(placeOf("/t/abc-1")).toEqual({ page: "table", table: "abc-1" });
  expect(placeOf("/rules/parade")).toEqual({ page: "rules", game: "parade" });
  expect(placeOf("/replay/abc-1/2")).toEqual({ page: "replay", table: "abc-1", game: 2 });
  expect(placeOf("/replay")).toEqual({ page: "replay", table: "", game: 0 });
});

test("an address that names nothing leads to the shelf", () => {
  expect(placeOf("/t/")).toEqual({ page: "shelf" });
  expect(placeOf("/nowhere/at/all")).toEqual({ page: "shelf" });
});
