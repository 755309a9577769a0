import { prefersReducedMotion } from "../../lib/motion";

const SWAP_MS = 420;

/** Let the lands that changed places glide from where they lay; both lists name the land at each place. */
export function swapLands(before: string[], after: string[]): void {
  if (prefersReducedMotion()) return;
  const boxes = after.map((_, place) => document.querySelector<HTMLElement>(`[data-zone="land-${place} -1"]`));
  for (const [place, land] of after.entries()) {
    const [element, from] = [boxes[place], boxes[before.indexOf(land)]];
    if (!element || !from || element === from) continue;
    const [here, there] = [element.getBoundingClientRect(), from.getBoundingClientRect()];
    const start = `translate(${there.x - here.x}px, ${there.y - here.y}px)`;
    element.animate([{ transform: start }, { transform: "none" }], { duration: SWAP_MS, easing: "cubic-bezier(0.3, 0.9, 0.4, 1)" });
  }
}
