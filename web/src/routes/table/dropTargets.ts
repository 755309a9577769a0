import type { Attachment } from "svelte/attachments";
import { moveName, type GameContext } from "../../lib/narrator";
import { texts } from "../../lib/texts.svelte";
import { aimAt, askWhyNot, choiceAt, isAimedAtCards, isAiming } from "./aiming";
import type { MoveSelection } from "./selection.svelte";

/** Something on the table that a move can name, with the words that name it. */
interface Target {
  element: HTMLElement;
  words: string[];
}

/** Places of the table, and its open cards where the game aims at cards. */
function targetsIn(node: Element, selection: MoveSelection): Target[] {
  const places = [...node.querySelectorAll<HTMLElement>("[data-target]")].map((element) => ({ element, words: element.dataset.target!.split(" ") }));
  if (!isAimedAtCards(selection)) return places;
  const cards = [...node.querySelectorAll<SVGElement>("svg[data-card]")].map((card) => ({ element: card.parentElement!, words: [card.dataset.card!] }));
  return [...places, ...cards.filter(({ words }) => words[0] !== selection.liftedCard)];
}

/** What touching a target does, in words; nothing if it does nothing. */
function labelOf({ element, words }: Target, selection: MoveSelection, context: GameContext): string | undefined {
  const { arrangement } = selection;
  if (arrangement) {
    const place = arrangement.placeOf(words);
    const card = element.querySelector("[data-card]")?.getAttribute("aria-label") ?? "";
    return place === undefined ? undefined : texts.say("web-swap", { card, place, held: arrangement.held === place ? 1 : 0 });
  }
  const choice = choiceAt(selection, words);
  return choice && moveName(context, choice.move);
}

/** Light a target: a button covers it, so that a key does what a touch does. */
function light(target: Target, label: string): () => void {
  const { element, words } = target;
  element.dataset.lit = "";
  element.dataset.aim = words.join(" ");
  if (words.includes("*")) return () => unlight(element);
  const button = document.createElement("button");
  button.className = "aim";
  button.ariaLabel = label;
  element.append(button);
  return () => {
    button.remove();
    unlight(element);
  };
}

function unlight(element: HTMLElement): void {
  delete element.dataset.lit;
  delete element.dataset.aim;
}

/** Label of the target that has the focus, by which it is found again after it was lit anew. */
const focusedAim = (node: Element): string | undefined =>
  document.activeElement?.className === "aim" && node.contains(document.activeElement) ? document.activeElement.parentElement!.dataset.aim : undefined;

/** Attachment that lights what can be aimed at, and aims there on a touch, a click or a key. */
export function markDropTargets(selection: MoveSelection, context: GameContext): Attachment<HTMLElement> {
  let focused: string | undefined;
  return (node) => {
    const targets = isAiming(selection) ? targetsIn(node, selection) : [];
    const undo = targets.flatMap((target) => {
      const label = labelOf(target, selection, context);
      return label === undefined ? [] : [light(target, label)];
    });
    if (focused) node.querySelector<HTMLElement>(`[data-aim="${CSS.escape(focused)}"] > .aim`)?.focus();
    const click = (event: MouseEvent): void => {
      const touched = (event.target as Element).closest<HTMLElement>("[data-lit]");
      if (touched) return void aimAt(selection, touched.dataset.aim!.split(" "));
      const place = (event.target as Element).closest<HTMLElement>("[data-target]");
      if (place) void askWhyNot(selection, place.dataset.target!.split(" "));
    };
    node.addEventListener("click", click);
    return () => {
      focused = focusedAim(node);
      for (const one of undo) one();
      node.removeEventListener("click", click);
    };
  };
}
