import { aimsAtCards } from "../../games";
import type { Choice } from "../../wire";
import type { MoveSelection } from "./selection.svelte";

/** True if moves are aimed at open cards of the table. */
export const isAimedAtCards = (selection: MoveSelection): boolean => aimsAtCards(selection.store.slug);

/** True if something on the table may be touched: for the lifted card, or because a move needs none. */
export function isAiming({ isBusy, liftedCard, partialMove, store }: MoveSelection): boolean {
  return !isBusy && (Boolean(liftedCard) || (store.hasChoices && !partialMove?.open));
}

/** The only option at a target with these words, for the lifted card or for none; `*` accepts any word for a card. */
export function choiceAt(selection: MoveSelection, words: string[]): Choice | undefined {
  const { liftedCard, partialMove, isMidway } = selection;
  const isAnywhere = words.includes("*");
  if (!liftedCard && isAnywhere) return undefined;
  const choices = !liftedCard ? selection.choicesWithoutCards : partialMove && !isMidway ? [partialMove] : selection.choicesWith(liftedCard);
  const matching = isAnywhere ? choices : choices.filter((choice) => choice.move.split(" ").some((word) => words.includes(word)));
  return matching.length === 1 ? matching[0] : undefined;
}

/** Aim at a target with these words: the lifted card goes there; without one, the move is chosen. */
export async function aimAt(selection: MoveSelection, words: string[]): Promise<void> {
  const { arrangement, liftedCard } = selection;
  const place = arrangement?.placeOf(words);
  if (place !== undefined) return arrangement!.touch(place);
  const choice = choiceAt(selection, words);
  selection.refusal = undefined;
  if (choice && (choice.open || !liftedCard)) await selection.choose(choice);
  else if (choice) await selection.play(choice.move);
}

/** Drop the lifted card on a target, or learn why it cannot go there. */
export async function dropOn(selection: MoveSelection, words: string[]): Promise<void> {
  if (selection.liftedCard && choiceAt(selection, words)) await aimAt(selection, words);
  else await askWhyNot(selection, words);
}

/** Ask why the lifted card cannot go to a place or to somebody; the table answers with the ruling. */
export async function askWhyNot(selection: MoveSelection, words: string[]): Promise<void> {
  const { arrangement, liftedCard, store } = selection;
  const [target = ""] = words;
  const sample = liftedCard && /^[@:]/.test(target) ? selection.choicesWith(liftedCard)[0] : undefined;
  const like = sample?.move.split(" ") ?? [];
  const at = like.findIndex((word) => word[0] === target[0]);
  if (at < 0 || arrangement) return;
  selection.refusal = undefined;
  await selection.attempt(() => store.fetchNextSteps(like.with(at, target).join(" ")));
}
