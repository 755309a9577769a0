// @vitest-environment node
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Review, ReviewStatus } from "../src/wire";

let Refusal: typeof import("../src/lib/api").Refusal;
let ReviewStore: typeof import("../src/routes/review/reviewStore.svelte").ReviewStore;
let continueMove: typeof import("../src/routes/review/question").continueMove;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ Refusal } = await import("../src/lib/api"));
  ({ ReviewStore } = await import("../src/routes/review/reviewStore.svelte"));
  ({ continueMove } = await import("../src/routes/review/question"));
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const review = (seat: number): Review => ({ seat }) as Review;
const POLLING = 10;
const RETRY = 40;

test("a review is asked for until it is there", async () => {
  const answers: ReviewStatus[] = [{ done: 0, total: 4 }, { done: 2, total: 4 }, { done: 4, total: 4, review: review(1) }];
  const fetchStatus = vi.fn(() => Promise.resolve(answers.shift()!));
  const store = new ReviewStore(fetchStatus, POLLING, RETRY);
  store.start(1);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.share, store.review]).toEqual([0, undefined]);
  await vi.advanceTimersByTimeAsync(POLLING);
  expect(store.share).toBe(0.5);
  await vi.advanceTimersByTimeAsync(10 * POLLING);
  expect(store.review).toEqual(review(1));
  expect(fetchStatus.mock.calls).toEqual([[1], [1], [1]]);
});

test("what passes by itself is tried again, what does not is told", async () => {
  const refusals = ["no_connection", "thinkers_busy", "no_such_record"];
  const fetchStatus = vi.fn(() => Promise.reject(new Refusal({ code: refusals.shift()! })));
  const store = new ReviewStore(fetchStatus, POLLING, RETRY);
  store.start(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([store.refusal?.code, store.isRetrying]).toEqual(["no_connection", true]);
  await vi.advanceTimersByTimeAsync(RETRY);
  expect([store.refusal?.code, store.isRetrying]).toEqual(["thinkers_busy", true]);
  await vi.advanceTimersByTimeAsync(5 * RETRY);
  expect([store.refusal?.code, store.isRetrying]).toEqual(["no_such_record", false]);
  expect(fetchStatus).toHaveBeenCalledTimes(3);
});

test("a late answer for another seat is not shown, but not lost", async () => {
  const waiting: ((status: ReviewStatus) => void)[] = [];
  const fetchStatus = vi.fn(() => new Promise<ReviewStatus>((resolve) => waiting.push(resolve)));
  const store = new ReviewStore(fetchStatus, POLLING, RETRY);
  store.start(0);
  store.start(1);
  waiting[0]!({ done: 1, total: 1, review: review(0) });
  await vi.advanceTimersByTimeAsync(0);
  expect(store.review).toBeUndefined();
  store.start(0);
  expect(store.review).toEqual(review(0));
  expect(fetchStatus).toHaveBeenCalledTimes(2);
});

test("nothing is asked after leaving", async () => {
  const fetchStatus = vi.fn(() => Promise.resolve({ done: 0, total: 4 }));
  const store = new ReviewStore(fetchStatus, POLLING, RETRY);
  store.start(0);
  await vi.advanceTimersByTimeAsync(0);
  store.stop();
  await vi.advanceTimersByTimeAsync(10 * POLLING);
  expect(fetchStatus).toHaveBeenCalledTimes(1);
});

test("a partial move goes on as the whole moves do", () => {
  const moves = ["bid 1", "bid 1 2", "bid 1 2 3", "bid 4", "pass"];
  expect(continueMove(moves, "bid 1")).toEqual([{ move: "bid 1 2", whole: true, open: true }]);
  expect(continueMove(moves, "bid").map(({ move, whole, open }) => [move, whole, open])).toEqual([["bid 1", true, true], ["bid 4", true, false]]);
  expect(continueMove(moves, "pass")).toEqual([]);
});
