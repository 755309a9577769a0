import { mount, unmount } from "svelte";
import CardByCode from "../../lib/cards/CardByCode.svelte";
import { createFlyer, prefersReducedMotion } from "../../lib/motion";
import { isClosed, spotKey, type CardMove, type CardSpot } from "../../lib/zoneDiff";
import type { CardView } from "../../wire";
import { flightFrames, planFlights, type Flight } from "./flights";

const SHIFT_MS = 260;
const EASING = "cubic-bezier(.3,.1,.2,1)";
/** Cards that shift by fewer pixels are not animated. */
const MIN_SHIFT_PX = 2;
const ANCHOR_WIDTH_PX = 44;

/** A card on the page, and its box. */
interface PlacedCard {
  element: HTMLElement;
  code: string;
  box: DOMRect;
}
/** Cards on the page by zone. */
export type Positions = Map<string, PlacedCard[]>;

const running = new Set<Animation>();

/** Let every card in the air land at once, because somebody wants to go on. */
export function skipFlights(): void {
  for (const animation of running) animation.finish();
}

function run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, timing);
  running.add(animation);
  void animation.finished.catch(() => undefined).finally(() => running.delete(animation));
  return animation;
}

/** Measure every card on the page: all is read at once, before anything is written, so that the page is laid out once. */
export function measureCards(): Positions {
  const positions: Positions = new Map();
  for (const zone of document.querySelectorAll<HTMLElement>("[data-zone]")) {
    const cards = [...zone.querySelectorAll<HTMLElement>("[data-card]")];
    const placed = cards.map((element) => ({ element, code: element.dataset.card!, box: element.getBoundingClientRect() }));
    positions.set(zone.dataset.zone!, [...(positions.get(zone.dataset.zone!) ?? []), ...placed]);
  }
  return positions;
}

/** Measure where cards have come to lie, once none is in the air any more. */
export function measureLanded(): Positions {
  skipFlights();
  return measureCards();
}

/** Box in the middle of a zone, its owner's face or its pile, for cards that are not shown one by one. */
function anchorBox({ name, owner }: CardSpot): DOMRect | undefined {
  const selectors = [`[data-zone="${name} ${owner}"]`, owner >= 0 ? `[data-seat="${owner}"]` : `[data-pile="${name}"]`];
  for (const selector of selectors) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box && box.width > 0) return new DOMRect(box.x + box.width / 2 - ANCHOR_WIDTH_PX / 2, box.y + box.height / 2 - ANCHOR_WIDTH_PX * 0.7, ANCHOR_WIDTH_PX, ANCHOR_WIDTH_PX * 1.4);
  }
  return undefined;
}

/** Remove the card of a spot from the positions, and return its box. */
function takeBox(positions: Positions, spot: CardSpot): DOMRect | undefined {
  const cards = positions.get(spotKey(spot));
  const at = cards?.findIndex((card) => card.code === spot.code) ?? -1;
  return at >= 0 ? cards!.splice(at, 1)[0]!.box : undefined;
}

/** The side that a moving card shows: its back if it comes from a closed pile, or ends face down. */
const shownCode = ({ from, to }: CardMove): string => (isClosed(to.code) ? to.code : isClosed(from.code) && from.owner < 0 ? from.code : to.code);

/** Create what flies: a copy of the card where it has landed, or a card of its own if it is seen from the other side. */
function createCard(code: string, cards: ReadonlyMap<string, CardView>, { to }: Flight, landed: HTMLElement | undefined): { flyer: HTMLElement; remove: () => void } {
  const flyer = createFlyer(to);
  if (landed?.dataset.card === code) {
    flyer.append(landed.cloneNode(true));
    return { flyer, remove: () => flyer.remove() };
  }
  const card = mount(CardByCode, { target: flyer, props: { code, cards, width: to.width } });
  return { flyer, remove: () => void unmount(card).then(() => flyer.remove()) };
}

/** List the cards that stay in their zone and change their place, with the way back to the old one. */
function shiftedCards(before: Positions, after: Positions, arrived: Set<Element>): { element: HTMLElement; x: number; y: number }[] {
  return [...after].flatMap(([zone, cards]) => {
    const old = [...(before.get(zone) ?? [])];
    return cards.flatMap(({ element, code, box }) => {
      const at = arrived.has(element) ? -1 : old.findIndex((card) => card.code === code);
      if (at < 0) return [];
      const former = old.splice(at, 1)[0]!.box;
      const [x, y] = [former.x - box.x, former.y - box.y];
      return Math.hypot(x, y) > MIN_SHIFT_PX ? [{ element, x, y }] : [];
    });
  });
}

/** Animate moved cards from their old positions to where they have come to lie, and mark those that arrived with `data-fresh`. */
export function animateMoves(moves: CardMove[], before: Positions, after: Positions, cards: ReadonlyMap<string, CardView>): void {
  const arrived = new Set<HTMLElement>();
  const landings = moves.map((move) => {
    const placed = after.get(spotKey(move.to))?.findLast(({ code, element }) => code === move.to.code && !arrived.has(element));
    if (placed) arrived.add(placed.element);
    // what was arranged beforehand lies where it goes already
    const from = takeBox(before, move.from) ?? takeBox(before, { ...move.to, code: move.from.code }) ?? anchorBox(move.from);
    const to = placed?.box ?? anchorBox(move.to);
    return { move, element: placed?.element, from, to: to?.width ? to : undefined };
  });
  const isStill = prefersReducedMotion();
  const shifted = isStill ? [] : shiftedCards(before, after, arrived);
  const flights = isStill ? [] : planFlights(landings);
  // from here on nothing is read
  for (const marked of document.querySelectorAll("[data-fresh]")) marked.removeAttribute("data-fresh");
  const flying = flights.map((flight) => ({ flight, ...createCard(shownCode(landings[flight.number]!.move), cards, flight, landings[flight.number]!.element) }));
  for (const { move, element } of landings) if (element && !isClosed(move.to.code) && !move.to.name.startsWith("hand")) element.dataset.fresh = "";
  for (const { flight, flyer, remove } of flying) {
    const { duration, delay } = flight;
    const { element } = landings[flight.number]!;
    run(flyer, flightFrames(flight), { duration, delay, easing: EASING, fill: "both" }).onfinish = remove;
    if (element) run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
  }
  for (const { element, x, y } of shifted) run(element, [{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], { duration: SHIFT_MS, easing: EASING });
}
