import type { TableStore } from "../../lib/tableStore.svelte";

export interface Side {
  side: number;
  steps: number;
  ink: string;
  isOwn: boolean;
}

const OWN_INK = "#2b62b8";
const INKS = ["#c93a22", "#7a4aa0"];
const SHORT = 700;
const LONG = 1000;
/** Two teams of two walk the long way from the start. */
const TWO_TEAMS = 4;

const stepsOf = (store: TableStore, side: number): number => store.cardsIn("steps", side).reduce((sum, code) => sum + (store.cards.get(code)?.value ?? 0), 0);

/** The sides in order, each with the steps it has walked; the viewer's own is blue. */
export function sidesOf(store: TableStore): Side[] {
  const owners = store.zones.filter((zone) => zone.name === "steps").map((zone) => zone.owner);
  const own = store.you >= 0 ? store.you % owners.length : 0;
  const others = owners.filter((side) => side !== own);
  return owners.map((side) => ({ side, steps: stepsOf(store, side), ink: side === own ? OWN_INK : INKS[others.indexOf(side)]!, isOwn: side === own && store.you >= 0 }));
}

/** Steps of the manche: the short way until an allonge is called, which the phase tells. */
export function goalOf(store: TableStore): number {
  const isLong = store.room!.seats.length === TWO_TEAMS || store.board?.phase.endsWith("allonge");
  return isLong ? LONG : SHORT;
}

/** Steps of a side after a move, if it walks. */
export function stepsAfter(store: TableStore, { steps }: Side, move: string | undefined): number | undefined {
  const [verb, code] = move?.split(" ") ?? [];
  const card = verb === "play" || verb === "joker" ? store.cards.get(code ?? "") : undefined;
  return card?.kind === "step" ? steps + (card.value ?? 0) : undefined;
}
