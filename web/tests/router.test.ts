// @vitest-environment node
import { beforeAll, expect, test, vi } from "vitest";

let parseRoute: (path: string) => unknown;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ parseRoute } = await import("../src/lib/router.svelte"));
});

test("a path is parsed into a route", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/t/abc-1")).toEqual({ page: "table", table: "abc-1" });
  expect(parseRoute("/rules/parade")).toEqual({ page: "rules", game: "parade" });
  expect(parseRoute("/replay/abc-1/2")).toEqual({ page: "replay", table: "abc-1", game: 2 });
  expect(parseRoute("/review/abc-1/2")).toEqual({ page: "review", table: "abc-1", game: 2, seat: -1 });
  expect(parseRoute("/review/abc-1/2/0")).toEqual({ page: "review", table: "abc-1", game: 2, seat: 0 });
  expect(parseRoute("/review")).toEqual({ page: "review", table: "", game: 0, seat: -1 });
  expect(parseRoute("/replay")).toEqual({ page: "replay", table: "", game: 0 });
});

test("an unknown path leads to a page that says so", () => {
  expect(parseRoute("/t/")).toEqual({ page: "missing" });
  expect(parseRoute("/nowhere/at/all")).toEqual({ page: "missing" });
});
