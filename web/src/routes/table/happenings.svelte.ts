import { untrack } from "svelte";
import { sound } from "../../lib/sound.svelte";
import type { Seen } from "../../lib/seen.svelte";
import type { Choosing } from "./choosing.svelte";
import { measured, show } from "./flights";

const inFooter = (): boolean => document.querySelector("footer")?.contains(document.activeElement) ?? false;

/** What follows from a change of the table: cards fly, something sounds, what was begun is put back, and the focus stays. */
export function happenings(seen: Seen, choosing: Choosing): void {
  let places = measured();
  let focused = false;

  $effect.pre(() => {
    void seen.moved;
    places = measured();
  });
  $effect(() => {
    const moves = seen.moved;
    untrack(() => show(moves, places, seen.cards));
    const coup = moves.some(({ to }) => to.name === "coups");
    if (moves.length) untrack(() => sound.play(coup ? "coup" : "card"));
  });
  $effect(() => {
    if (seen.asked) untrack(() => sound.play("turn"));
  });
  $effect(() => {
    if (seen.room?.status === "over") untrack(() => sound.play("end"));
  });
  $effect(() => {
    void seen.board;
    choosing.reset();
  });

  // whoever plays with the keyboard stays at the hand when what had the focus is gone
  $effect.pre(() => {
    void [seen.board, seen.heaps, choosing.begun, choosing.lifted, choosing.busy];
    focused = inFooter();
  });
  $effect(() => {
    void [seen.board, seen.heaps, choosing.begun, choosing.lifted, choosing.busy];
    if (focused && !inFooter()) document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  });
}
