import { mount, unmount } from "svelte";
import CardByCode from "../../lib/cards/CardByCode.svelte";
import { createFlyer, prefersReducedMotion } from "../../lib/motion";
import { isClosed, spotKey, type CardMove, type CardSpot } from "../../lib/zoneDiff";
import type { CardView } from "../../wire";

const DURATION_MS = 340;
const STAGGER_MS = 45;
const MAX_DELAY_MS = 450;
const EASING = "cubic-bezier(.3,.1,.2,1)";
/** Cards that shift by fewer pixels are not animated. */
const MIN_SHIFT_PX = 2;
const ANCHOR_WIDTH_PX = 44;

/** Cards on the page by zone, each with its box. */
type Positions = Map<string, { code: string; box: DOMRect }[]>;

const cardElements = (zone: Element): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>("[data-card]")];
const zoneElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-zone]")];

/** Measure every card on the page. */
export function measureCards(): Positions {
  const positions: Positions = new Map();
  for (const zone of zoneElements()) {
    positions.set(zone.dataset.zone!, cardElements(zone).map((card) => ({ code: card.dataset.card!, box: card.getBoundingClientRect() })));
  }
  return positions;
}

/** Box in the middle of a zone, its owner or its pile, for cards that are not shown one by one. */
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

function fly(code: string, cards: ReadonlyMap<string, CardView>, from: DOMRect, to: DOMRect, delay: number): void {
  const flyer = createFlyer(to);
  const card = mount(CardByCode, { target: flyer, props: { code, cards, width: to.width } });
  const start = `translate(${from.x - to.x}px,${from.y - to.y}px) scale(${from.width / to.width})`;
  const animation = flyer.animate([{ transform: start }, { transform: "none" }], { duration: DURATION_MS, delay, easing: EASING, fill: "both" });
  animation.onfinish = () => {
    void unmount(card);
    flyer.remove();
  };
}

/** FLIP animation of the cards that stay in their zone and change their place. */
function shiftCards(positions: Positions, arrived: Set<Element>): void {
  for (const zone of zoneElements()) {
    const old = [...(positions.get(zone.dataset.zone!) ?? [])];
    for (const card of cardElements(zone)) {
      const at = arrived.has(card) ? -1 : old.findIndex(({ code }) => code === card.dataset.card);
      if (at < 0) continue;
      const [before, after] = [old.splice(at, 1)[0]!.box, card.getBoundingClientRect()];
      const [x, y] = [before.x - after.x, before.y - after.y];
      if (Math.hypot(x, y) > MIN_SHIFT_PX) card.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], { duration: DURATION_MS, easing: EASING });
    }
  }
}

/** Animate moved cards from their old positions, and mark those that arrived with `data-fresh`. */
export function animateMoves(moves: CardMove[], positions: Positions, cards: ReadonlyMap<string, CardView>): void {
  const arrived = new Set<HTMLElement>();
  for (const marked of document.querySelectorAll("[data-fresh]")) marked.removeAttribute("data-fresh");
  const isStill = prefersReducedMotion();
  for (const [number, move] of moves.entries()) {
    const zone = zoneElements().find((element) => element.dataset.zone === spotKey(move.to));
    const element = zone && cardElements(zone).findLast((card) => card.dataset.card === move.to.code && !arrived.has(card));
    if (element) arrived.add(element);
    if (element && !isClosed(move.to.code) && !move.to.name.startsWith("hand")) element.dataset.fresh = "";
    const from = takeBox(positions, move.from) ?? anchorBox(move.from);
    const to = element?.getBoundingClientRect() ?? anchorBox(move.to);
    if (isStill || !from || !to?.width) continue;
    const delay = Math.min(number * STAGGER_MS, MAX_DELAY_MS);
    fly(shownCode(move), cards, from, to, delay);
    element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + DURATION_MS });
  }
  if (!isStill) shiftCards(positions, arrived);
}
