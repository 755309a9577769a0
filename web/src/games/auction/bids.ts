import type { TableStore } from "../../lib/tableStore.svelte";
import { texts } from "../../lib/texts.svelte";
import type { MoveSelection } from "../../routes/table/selection.svelte";
import type { CardView } from "../../wire";
import type { LayoutProps } from "..";

/** Sum of the notes that each seat has laid. */
export function bidTotals(store: TableStore): number[] {
  const valueOf = (code: string): number => store.cards.get(code)?.value ?? 0;
  return store.room!.seats.map((_, seat) => store.cardsIn("bid", seat).reduce((sum, code) => sum + valueOf(code), 0));
}

/** True for the cards of which the fourth ends the game. */
export const isEndMarker = (card: CardView | undefined): boolean => /^(title|scandal)$/.test(card?.kind ?? "");

/** Number of cards that end the game which have been turned: the fourth ends it. */
export function countEndMarkers(store: TableStore): number {
  const open = store.zones.filter((zone) => /^(lot|estate|lost)$/.test(zone.name)).flatMap((zone) => zone.cards);
  return open.filter((code) => isEndMarker(store.cards.get(code))).length;
}

/** Values of the notes that are chosen for a bid. */
export function chosenNotes(selection: MoveSelection): number[] {
  const [verb, ...notes] = selection.partialMove?.move.split(" ") ?? [];
  return verb === "bid" ? notes.map(Number) : [];
}

/** Say what our bid would be with the chosen notes. */
export function describeBid({ store, selection }: LayoutProps): string {
  const notes = chosenNotes(selection);
  const laid = bidTotals(store)[store.you] ?? 0;
  const adding = notes.reduce((sum, note) => sum + note, 0);
  if (laid + adding <= Math.max(...bidTotals(store))) return "";
  return texts.say("web-auction-sum", { laid, adding, total: laid + adding });
}
