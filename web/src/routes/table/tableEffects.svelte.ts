import { untrack } from "svelte";
import { soundOfMoves } from "../../games";
import { sound } from "../../lib/sound/sound.svelte";
import type { TableStore } from "../../lib/tableStore.svelte";
import type { CardMove } from "../../lib/zoneDiff";
import { animateMoves, measureCards, measureLanded, skipFlights, type Positions } from "./cardAnimations";
import { hasWon } from "./result";
import type { MoveSelection } from "./selection.svelte";

const isFooterFocused = (): boolean => document.querySelector("footer")?.contains(document.activeElement) ?? false;

/** Side effects of table updates: animate cards, play sounds, reset the selection, and keep the focus. */
export function runTableEffects(store: TableStore, selection: MoveSelection): void {
  let positions = measureCards();
  let landed: Positions | undefined;
  let waiting: CardMove[] = [];
  let frame = 0;
  let wasFooterFocused = false;

  // whoever goes on does not wait for cards in the air
  $effect(() => {
    window.addEventListener("pointerdown", skipFlights, { capture: true });
    return () => window.removeEventListener("pointerdown", skipFlights, { capture: true });
  });
  // the page is laid out with the update, and animated in the next frame, before anybody has seen it: two tasks, so that none is
  // long. Until then further moves join, and the old places stay what was seen last.
  $effect.pre(() => {
    void store.movedCards;
    if (!frame) positions = measureCards();
  });
  $effect(() => {
    const moves = store.movedCards;
    if (!untrack(() => store.heldTrick) && !document.hidden) waiting = [...waiting, ...moves];
    landed = undefined;
    queueMicrotask(() => {
      if (frame) landed ??= measureLanded();
    });
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      animateMoves(waiting, positions, landed ?? measureLanded(), store.cards);
      waiting = [];
    });
  });
  $effect(() => () => cancelAnimationFrame(frame));
  $effect(() => {
    const moves = store.movedCards;
    if (moves.length) untrack(() => sound.play(soundOfMoves(store.slug, moves, store.cards)));
  });
  $effect(() => {
    if (store.hasChoices) untrack(() => sound.play("turn"));
  });
  $effect(() => {
    if (store.room?.status === "over") untrack(() => sound.play(hasWon(store) ? "win" : "lose"));
  });
  $effect(() => {
    void store.board;
    selection.reset();
  });

  // for the keyboard: return the focus to the hand when the focused button is removed
  $effect.pre(() => {
    void [store.board, store.zones, selection.partialMove, selection.liftedCard, selection.isBusy];
    wasFooterFocused = isFooterFocused();
  });
  $effect(() => {
    void [store.board, store.zones, selection.partialMove, selection.liftedCard, selection.isBusy];
    if (wasFooterFocused && document.activeElement === document.body) document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  });
}
