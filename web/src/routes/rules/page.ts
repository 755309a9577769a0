import { mount, unmount } from "svelte";
import Small from "../../lib/cards/Small.svelte";
import type { Card } from "../../wire";
import { shown, type Passage } from "./passages";

const HEADING = /^H([1-6])$/;
/** Widths: in a sentence, in a table, in a row of their own. */
const INLINE = 24;
const CELL = 46;
const ROW = 62;

/** The pieces that can be shown or hidden one by one. */
function pieces(root: Element): HTMLElement[] {
  const inner = (node: Element): Element[] => {
    if (/^[UO]L$/.test(node.tagName)) return [...node.children];
    return node.tagName === "TABLE" ? [...node.querySelectorAll("tbody tr")] : [node];
  };
  return [...root.children].flatMap(inner) as HTMLElement[];
}

function passage(node: HTMLElement): Passage {
  return { level: Number(HEADING.exec(node.tagName)?.[1] ?? 0), text: node.textContent ?? "" };
}

/** Show only what says what is wanted; how many passages that are. */
export function search(root: Element, wanted: string): number {
  const nodes = pieces(root);
  const passages = nodes.map(passage);
  const found = wanted.trim() ? shown(passages, wanted) : nodes.map(() => true);
  nodes.forEach((node, number) => (node.hidden = !found[number]));
  for (const table of root.querySelectorAll("table")) table.hidden = !table.querySelector("tbody tr:not([hidden])");
  return passages.filter(({ level }, number) => !level && found[number]).length;
}

/** Keep a picture and its code together; whoever hears the page hears the code once. */
function beside(place: HTMLElement, code: Element): void {
  const pair = document.createElement("span");
  pair.className = "pair";
  place.ariaHidden = "true";
  place.before(pair);
  pair.append(place, code);
}

/** Draw the cards that a page writes by their codes; the codes stay. Returns how to take them away again. */
export function illustrate(root: Element, cards: ReadonlyMap<string, Card>): () => void {
  const drawn: Record<string, unknown>[] = [];
  for (const code of root.querySelectorAll("code")) {
    const words = (code.textContent ?? "").split(/\s+/).filter(Boolean);
    const found = words.filter((word) => cards.has(word));
    if (!found.length) continue;
    const whole = found.length === words.length;
    const row = code.classList.contains("language-cards") || (whole && found.length > 2);
    const width = row ? ROW : whole && code.closest("td") ? CELL : INLINE;
    const place = document.createElement("span");
    place.className = row ? "drawn row" : "drawn";
    (row && code.parentElement?.tagName === "PRE" ? code.parentElement : code).before(place);
    if (!row) beside(place, code);
    for (const word of found) drawn.push(mount(Small, { target: place, props: { code: word, cards, width } }));
  }
  return () => drawn.forEach((card) => void unmount(card));
}
