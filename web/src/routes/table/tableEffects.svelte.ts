import { untrack } from "svelte";
import { zoneSoundOf } from "../../games";
import { sound, type SoundName } from "../../lib/sound.svelte";
import type { TableStore } from "../../lib/tableStore.svelte";
import type { CardMove } from "../../lib/zoneDiff";
import { animateMoves, measureCards } from "./cardAnimations";
import type { MoveSelection } from "./selection.svelte";

const isFooterFocused = (): boolean => document.querySelector("footer")?.contains(document.activeElement) ?? false;

/** Sound of several moves at once: the first special one. */
const soundOf = (slug: string, moves: CardMove[]): SoundName => moves.map(({ to }) => zoneSoundOf(slug, to.name)).find((name) => name !== "card") ?? "card";

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
    if (moves.length) untrack(() => sound.play(soundOf(store.slug, moves)));
  });
  $effect(() => {
    if (store.hasChoices) untrack(() => sound.play("turn"));
  });
  $effect(() => {
    if (store.room?.status === "over") untrack(() => sound.play("end"));
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
