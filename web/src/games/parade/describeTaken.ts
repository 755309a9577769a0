import { cardName } from "../../lib/narrator";
import { texts } from "../../lib/texts.svelte";
import type { LayoutProps } from "..";
import { cardFates } from "./cardFates";

/** Say which cards of the line the chosen card would take. */
export function describeTaken({ store, selection }: LayoutProps): string {
  const move = selection.partialMove;
  if (!move?.move.startsWith("play ")) return "";
  const line = store.cardsIn("line").flatMap((code) => store.cards.get(code) ?? []);
  const fates = cardFates(line, move.preview ?? []);
  const taken = line.filter((_, place) => fates[place] === "taken");
  return texts.say("web-parade-takes", { count: taken.length, cards: texts.list(taken.map(cardName)) });
}
