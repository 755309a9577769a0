import { mount, unmount } from "svelte";
import CardByCode from "../../lib/cards/CardByCode.svelte";
import { cardName } from "../../lib/narrator";
import { texts } from "../../lib/texts.svelte";
import type { CardView } from "../../wire";
import { matchPassages, type Passage } from "./passageSearch";

const HEADING = /^H([1-6])$/;
/** Widths of cards in pixels: within a sentence, in a table cell, in a row of their own. */
const INLINE_WIDTH = 24;
const CELL_WIDTH = 46;
const ROW_WIDTH = 62;

/** Elements that are shown or hidden one by one: blocks, list items and table rows. */
function searchableElements(root: Element): HTMLElement[] {
  const split = (node: Element): Element[] => {
    if (/^[UO]L$/.test(node.tagName)) return [...node.children];
    return node.tagName === "TABLE" ? [...node.querySelectorAll("tbody tr")] : [node];
  };
  return [...root.children].flatMap(split) as HTMLElement[];
}

function passageOf(node: HTMLElement): Passage {
  return { level: Number(HEADING.exec(node.tagName)?.[1] ?? 0), text: node.textContent ?? "" };
}

/** Hide the passages that do not match; return the number of those that do. */
export function filterPassages(root: Element, query: string): number {
  const nodes = searchableElements(root);
  const passages = nodes.map(passageOf);
  const matches = query.trim() ? matchPassages(passages, query) : nodes.map(() => true);
  nodes.forEach((node, number) => (node.hidden = !matches[number]));
  for (const table of root.querySelectorAll("table")) table.hidden = !table.querySelector("tbody tr:not([hidden])");
  return passages.filter(({ level }, number) => !level && matches[number]).length;
}

/** Wrap a drawing and its code, so that no line breaks between them; screen readers read the code only. */
function keepTogether(drawing: HTMLElement, code: Element): void {
  const pair = document.createElement("span");
  pair.className = "pair";
  drawing.ariaHidden = "true";
  drawing.before(pair);
  pair.append(drawing, code);
}

/** Put the names of cards where the page has their codes: people know cards by their names. */
function replaceCodes(code: Element, codes: string[], cards: ReadonlyMap<string, CardView>): void {
  const isBlock = code.parentElement?.tagName === "PRE";
  const shown = document.createElement(isBlock ? "p" : "span");
  shown.className = code.closest("td") ? "unseen" : "named";
  shown.textContent = texts.list(codes.map((word) => cardName(cards.get(word)!)));
  (isBlock ? code.parentElement! : code).replaceWith(shown);
}

/** True in the section that teaches the codes themselves. */
function isNotation(root: Element, code: Element): boolean {
  const above = [...root.querySelectorAll("h2")].filter((heading) => heading.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING);
  return above.at(-1)?.textContent === "Notation";
}

/** Draw the cards whose codes a page mentions, and name them; return a cleanup function. */
export function illustrate(root: Element, cards: ReadonlyMap<string, CardView>): () => void {
  const mounted: Record<string, unknown>[] = [];
  for (const code of root.querySelectorAll("code")) {
    const words = (code.textContent ?? "").split(/\s+/).filter(Boolean);
    const codes = words.filter((word) => cards.has(word));
    if (!codes.length) continue;
    const areAllCards = codes.length === words.length;
    const isRow = code.classList.contains("language-cards") || (areAllCards && codes.length > 2);
    const width = isRow ? ROW_WIDTH : areAllCards && code.closest("td") ? CELL_WIDTH : INLINE_WIDTH;
    const drawing = document.createElement("span");
    drawing.className = isRow ? "drawn row" : "drawn";
    (isRow && code.parentElement?.tagName === "PRE" ? code.parentElement : code).before(drawing);
    if (!isRow) keepTogether(drawing, code);
    if (areAllCards && !isNotation(root, code)) replaceCodes(code, codes, cards);
    for (const word of codes) mounted.push(mount(CardByCode, { target: drawing, props: { code: word, cards, width } }));
  }
  return () => mounted.forEach((card) => void unmount(card));
}
