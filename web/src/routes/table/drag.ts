import type { Attachment } from "svelte/attachments";

const FAR = 8;

interface Dragging {
  allowed: () => boolean;
  /** The card leaves the hand. */
  start: () => void;
  /** It is let go over a place that means these words of a move, or nowhere. */
  drop: (words: string[] | undefined) => void;
}

function placeAt(x: number, y: number): string[] | undefined {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-target]");
  return found?.dataset.target?.split(" ");
}

/** Lets a card be taken to where it goes, with a mouse, a pen or a finger. */
export function draggable({ allowed, start, drop }: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | undefined;
    let dragged = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !allowed()) return;
      from = { x: event.clientX, y: event.clientY };
      dragged = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(x, y) < FAR) return;
      if (!dragged) {
        dragged = true;
        node.classList.add("dragged");
        start();
      }
      node.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent): void => {
      if (from && dragged) {
        drop(event.type === "pointerup" ? placeAt(event.clientX, event.clientY) : undefined);
        node.style.translate = "";
        node.classList.remove("dragged");
      }
      from = undefined;
    };
    // letting go is not a click
    const click = (event: MouseEvent): void => {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    };
    const listening: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [name, listener] of listening) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      for (const [name, listener] of listening) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
