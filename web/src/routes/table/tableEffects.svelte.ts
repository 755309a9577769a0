import { untrack } from "svelte";
import { soundOfMoves } from "../../games";
import { sound } from "../../lib/sound/sound.svelte";
import type { TableStore } from "../../lib/tableStore.svelte";
import { animateMoves, measureCards } from "./cardAnimations";
import { hasWon } from "./result";
import type { MoveSelection } from "./selection.svelte";

const isFooterFocused = (): boolean => document.querySelector("footer")?.contains(document.activeElement) ?? false;

/** Side effects of table updates: animate cards, play sounds, reset the selection, and keep the focus. */
export function runTableEffects(store: TableStore, selection: MoveSelection): void {
  let positions = measureCards();
  let wasFooterFocused = false;

  $effect.pre(() => {
    void store.movedCards;
    positions = measureCards();
  });
  $effect(() => {
    const moves = store.movedCards;
    untrack(() => animateMoves(moves, positions, store.cards));
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
    if (wasFooterFocused && !isFooterFocused()) document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  });
}
