import type { TableStore } from "../../lib/tableStore.svelte";
import type { CardView } from "../../wire";

export interface Objective {
  /** Zone of its card, or `reines`, which has none. */
  zone: string;
  card: CardView | undefined;
  /** What each seat has won that counts for it. */
  counts: number[];
  /** Seats that would get the prize now. */
  ahead: number[];
}

const countOf = (store: TableStore, seat: number, counts: (card: CardView) => boolean): number =>
  store.cardsIn("won", seat).flatMap((code) => store.cards.get(code) ?? []).filter(counts).length;

/** True if won cards lie face down, at a table without memory aid; then colors are not counted. */
export const hasCoveredCards = (store: TableStore, seat: number): boolean => store.cardsIn("won", seat).some((code) => !store.cards.has(code));

function makeObjective(store: TableStore, zone: string, card: CardView | undefined, isLeast: boolean, matches: (card: CardView) => boolean): Objective {
  if (card && store.room!.seats.some((_, seat) => hasCoveredCards(store, seat))) return { zone, card, counts: [], ahead: [] };
  const counts = store.room!.seats.map((_, seat) => countOf(store, seat, matches));
  const best = isLeast ? Math.min(...counts) : Math.max(...counts);
  const ahead = counts.flatMap((count, seat) => (count === best && (isLeast || count > 0) ? [seat] : []));
  return { zone, card, counts, ahead };
}

/** The three objectives of a manche: most of a color, fewest of a color, most Reines. */
export function listObjectives(store: TableStore): Objective[] {
  const colored = ["plus", "moins"].flatMap((zone) => {
    const card = store.cards.get(store.cardsIn(zone)[0] ?? "");
    return card ? [makeObjective(store, zone, card, zone === "moins", ({ color, kind }) => color === card.color && kind !== "objective")] : [];
  });
  return [...colored, makeObjective(store, "reines", undefined, false, ({ symbol }) => symbol === "reine")];
}

/** Seats that have laid the cards of the trick, in their order; empty with the ghost, who has no seat. */
export function trickSeats(store: TableStore): number[] {
  const seats = store.room!.seats.length;
  const next = store.board?.asked[0];
  const { length } = store.cardsIn("trick");
  if (next === undefined || seats < 3) return [];
  return Array.from({ length }, (_, number) => (next - length + number + seats) % seats);
}
