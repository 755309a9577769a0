import { texts } from "../../lib/texts.svelte";
import type { LayoutProps } from "..";
import { goalOf, sidesOf, stepsAfter } from "./sides";

/** Say where the chosen step leads. */
export function describeWalk({ store, selection }: LayoutProps): string {
  const own = sidesOf(store).find(({ isOwn }) => isOwn);
  const steps = own && stepsAfter(store, own, selection.partialMove?.move);
  if (steps === undefined) return "";
  const goal = goalOf(store);
  return texts.say("web-hermine-walk", { steps, left: goal - steps, goal });
}
