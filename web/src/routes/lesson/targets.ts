import type { TableStore } from "../../lib/tableStore.svelte";

/** A rectangle of the window, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Selector of a thing that a page shows: a zone (`line`, `front@1`), a seat (`@1`), or a card. */
export function selectorOf(thing: string, isCard: boolean): string {
  if (isCard) return `[data-card="${CSS.escape(thing)}"]`;
  const [zone, owner] = thing.split("@");
  return zone ? `[data-zone="${zone} ${owner ?? -1}"]` : `[data-seat="${owner}"]`;
}

/** Cards of our hand that a move names; notes are named by their value. */
export function cardsOf(store: TableStore, move: string): string[] {
  const words = move.split(" ");
  return store.handOf(store.you).filter((code) => {
    const card = store.cards.get(code);
    return words.includes(code) || (card?.kind === "note" && words.includes(String(card.value)));
  });
}

/** Selectors of the places on the board that a move names, such as a land or a side. */
export const placesOf = (move: string): string[] => move.split(" ").filter((word) => /^[@:]/.test(word)).map((word) => `[data-target~="${word}"]`);

/** Selector of the buttons that make a move without a card, or once its cards are chosen. */
export const buttonOf = (move: string): string => `[data-part=actions] [data-move="${CSS.escape(move)}"]`;

/** Boxes of all visible elements that match one of the selectors. */
export function boxesOf(selectors: string[], margin: number): Box[] {
  if (!selectors.length) return [];
  const elements = [...document.querySelectorAll(selectors.join(","))];
  return elements.flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return width && height ? [{ x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }] : [];
  });
}

/** Boxes of all visible cards that match, each as far as the next card of a crowded hand does not lie on it. */
export function cardBoxesOf(selectors: string[], margin: number): Box[] {
  if (!selectors.length) return [];
  return [...document.querySelectorAll(selectors.join(","))].flatMap((card) => {
    const { left, right, top, height } = card.getBoundingClientRect();
    const lefts = [...(card.closest("[data-zone]")?.querySelectorAll("[data-card]") ?? [])].map((other) => other.getBoundingClientRect().left);
    const end = Math.min(right, ...lefts.filter((other) => other > left + 1));
    return right > left && height ? [{ x: left - margin, y: top - margin, width: end - left + 2 * margin, height: height + 2 * margin }] : [];
  });
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The place for a bubble that covers least of what is shown; of equals, the first one. */
export function freest(places: Box[], shown: Box[]): number {
  const covered = places.map((place) => shown.reduce((sum, box) => sum + overlap(place, box), 0));
  return covered.indexOf(Math.min(...covered));
}
