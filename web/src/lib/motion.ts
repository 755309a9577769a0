/** True if the device asks for no motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Create an element above the page that covers a box, and cannot be touched or focused. */
export function createFlyer({ x, y, width }: Pick<DOMRect, "x" | "y" | "width">): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.inert = true;
  flyer.style.cssText = `left:${x}px;top:${y}px;width:${width}px`;
  document.body.append(flyer);
  return flyer;
}
