import { afterEach, expect, test, vi } from "vitest";
import { letLatePressPass } from "../src/lib/table/latePress";

afterEach(() => void vi.useRealTimers());

test("takes presses half a second after it appeared, and not before", () => {
  vi.useFakeTimers();
  const node = { style: { pointerEvents: "" } } as HTMLElement;
  letLatePressPass(node);
  vi.advanceTimersByTime(499);
  expect(node.style.pointerEvents).toBe("none");
  vi.advanceTimersByTime(1);
  expect(node.style.pointerEvents).toBe("");
});

test("does nothing any more when it is gone", () => {
  vi.useFakeTimers();
  const node = { style: { pointerEvents: "" } } as HTMLElement;
  letLatePressPass(node)();
  expect(vi.getTimerCount()).toBe(0);
});
