import type { TableStore } from "../../lib/tableStore.svelte";
import { texts } from "../../lib/texts.svelte";

/** Say who has won and which place we have, in one sentence. */
export function describeResult(store: TableStore, names: string[]): string {
  const { places } = store.board!;
  const own = places[store.you];
  const winners = places.flatMap((place, seat) => (place === 1 && seat !== store.you ? [names[seat]!] : []));
  const who = texts.list(winners);
  if (own === 1) return texts.say("web-result-won", { who, others: winners.length });
  if (own === undefined || winners.length === 0) return texts.say("web-result-watched", { who, winners: winners.length });
  return texts.say("web-result-lost", { who, winners: winners.length, place: own });
}

/** Title of an ending: the game's own for whoever has won, and who has won for the others. */
export function describeEnding(store: TableStore, names: string[]): string {
  const places = store.board!.places;
  const isSole = places[store.you] === 1 && places.filter((place) => place === 1).length === 1;
  if (!isSole) return describeResult(store, names);
  const key = `${store.slug}-won`;
  return texts.say(texts.has(key) ? key : "won");
}

/** True at the end for whoever has won, and for whoever only watched. */
export const hasWon = (store: TableStore): boolean => store.you < 0 || store.board?.places[store.you] === 1;
