import { mount, unmount } from "svelte";
import Small from "../../lib/cards/Small.svelte";
import { isClosed, spotKey, type Move, type Spot } from "../../lib/difference";
import type { Card } from "../../wire";

const LASTS = 340;
const APART = 45;
const MOST_APART = 450;
const EASE = "cubic-bezier(.3,.1,.2,1)";
const FAR = 2;
const WIDTH = 44;

type Places = Map<string, { code: string; box: DOMRect }[]>;

const stays = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
const cardsIn = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>("[data-card]")];
const zones = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-zone]")];

/** Where every card on the table lies now. */
export function measured(): Places {
  const places: Places = new Map();
  for (const zone of zones()) {
    places.set(zone.dataset.zone!, cardsIn(zone).map((card) => ({ code: card.dataset.card!, box: card.getBoundingClientRect() })));
  }
  return places;
}

/** Where cards of a zone come from or go to that are not shown one by one. */
function anchor({ name, owner }: Spot): DOMRect | undefined {
  const wanted = [`[data-zone="${name} ${owner}"]`, owner >= 0 ? `[data-seat="${owner}"]` : `[data-pile="${name}"]`];
  for (const one of wanted) {
    const box = document.querySelector(one)?.getBoundingClientRect();
    if (box && box.width > 0) return new DOMRect(box.x + box.width / 2 - WIDTH / 2, box.y + box.height / 2 - WIDTH * 0.7, WIDTH, WIDTH * 1.4);
  }
  return undefined;
}

function taken(places: Places, spot: Spot): DOMRect | undefined {
  const there = places.get(spotKey(spot));
  const at = there?.findIndex((card) => card.code === spot.code) ?? -1;
  return at >= 0 ? there!.splice(at, 1)[0]!.box : undefined;
}

/** A card on its way shows its back if it comes out of a closed pile, or lies closed in the end. */
const shown = ({ from, to }: Move): string => (isClosed(to.code) ? to.code : isClosed(from.code) && from.owner < 0 ? from.code : to.code);

function fly(code: string, cards: ReadonlyMap<string, Card>, from: DOMRect, to: DOMRect, delay: number): void {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.inert = true;
  flyer.style.cssText = `left:${to.x}px;top:${to.y}px;width:${to.width}px`;
  document.body.append(flyer);
  const art = mount(Small, { target: flyer, props: { code, cards, width: to.width } });
  const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width})`;
  const flight = flyer.animate([{ transform: start }, { transform: "none" }], { duration: LASTS, delay, easing: EASE, fill: "both" });
  flight.onfinish = () => {
    void unmount(art);
    flyer.remove();
  };
}

/** Cards that stay in their zone close up. */
function shift(places: Places, arrived: Set<Element>): void {
  for (const zone of zones()) {
    const old = [...(places.get(zone.dataset.zone!) ?? [])];
    for (const card of cardsIn(zone)) {
      const at = arrived.has(card) ? -1 : old.findIndex(({ code }) => code === card.dataset.card);
      if (at < 0) continue;
      const [was, is] = [old.splice(at, 1)[0]!.box, card.getBoundingClientRect()];
      const [x, y] = [was.x - is.x, was.y - is.y];
      if (Math.hypot(x, y) > FAR) card.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], { duration: LASTS, easing: EASE });
    }
  }
}

/** Find the cards that have arrived, let them fly, and leave them marked. */
export function show(moves: Move[], places: Places, cards: ReadonlyMap<string, Card>): void {
  const arrived = new Set<HTMLElement>();
  for (const marked of document.querySelectorAll("[data-fresh]")) marked.removeAttribute("data-fresh");
  const still = stays();
  for (const [number, move] of moves.entries()) {
    const zone = zones().find((found) => found.dataset.zone === spotKey(move.to));
    const element = zone && cardsIn(zone).findLast((card) => card.dataset.card === move.to.code && !arrived.has(card));
    if (element) arrived.add(element);
    if (element && !isClosed(move.to.code) && !move.to.name.startsWith("hand")) element.dataset.fresh = "";
    const from = taken(places, move.from) ?? anchor(move.from);
    const to = element?.getBoundingClientRect() ?? anchor(move.to);
    if (still || !from || !to?.width) continue;
    const delay = Math.min(number * APART, MOST_APART);
    fly(shown(move), cards, from, to, delay);
    element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + LASTS });
  }
  if (!still) shift(places, arrived);
}
