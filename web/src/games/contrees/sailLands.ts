import { mount, unmount } from "svelte";
import { createFlyer, prefersReducedMotion } from "../../lib/motion";
import type { CardMove } from "../../lib/zoneDiff";
import type { CardView } from "../../wire";
import Island from "./Island.svelte";

const DURATION_MS = 800;
/** Size of an island at the end of its way, as a share. */
const FAR = 0.1;

/** Lift an island off its place, and let it sail to the seat of its new owner. */
function sail(color: string, place: number, from: DOMRect, to: DOMRect): void {
  const flyer = createFlyer(from);
  flyer.style.height = `${from.height}px`;
  const island = mount(Island, { target: flyer, props: { color, seed: place } });
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + to.height / 2 - (from.y + from.height / 2);
  const animation = flyer.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-14px) scale(1.03)", opacity: 1, offset: 0.25, easing: "ease-in" },
      { transform: `translate(${x}px,${y}px) scale(${FAR})`, opacity: 0.4 },
    ],
    { duration: DURATION_MS, easing: "ease-out" },
  );
  animation.onfinish = () => {
    void unmount(island);
    flyer.remove();
  };
}

/** Conquered lands among moved cards: their places and new owners. */
export const conquests = (moves: CardMove[]): { code: string; place: number; owner: number }[] =>
  moves
    .filter(({ from, to }) => /^land-\d$/.test(from.name) && to.name === "realm")
    .map(({ from, to }) => ({ code: from.code, place: Number(from.name.slice("land-".length)), owner: to.owner }));

/** Animate every land that was just conquered. */
export function sailLands(moves: CardMove[], cards: ReadonlyMap<string, CardView>): void {
  if (prefersReducedMotion()) return;
  for (const { code, place, owner } of conquests(moves)) {
    const from = document.querySelector(`[data-land="${place}"]`)?.getBoundingClientRect();
    const to = document.querySelector(`[data-seat="${owner}"]`)?.getBoundingClientRect();
    if (from && to) sail(cards.get(code)?.color ?? "", place, from, to);
  }
}
