import type { Attachment } from "svelte/attachments";

/** A pointer that moves farther drags; otherwise it clicks. */
const MIN_DRAG_PX = 8;

interface DragHandlers {
  isAllowed: () => boolean;
  /** The drag begins. */
  start: () => void;
  /** The pointer is released over a drop target with these words of a move, or over none. */
  drop: (words: string[] | undefined) => void;
}

/** Words of the drop target at a point. */
function targetAt(x: number, y: number): string[] | undefined {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-aim], [data-target]");
  return (target?.dataset.aim ?? target?.dataset.target)?.split(" ");
}

/** Attachment that makes an element draggable with pointer events. */
export function draggable({ isAllowed, start, drop }: DragHandlers): Attachment<HTMLElement> {
  return (node) => {
    let origin: { x: number; y: number } | undefined;
    let isDragging = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !isAllowed()) return;
      origin = { x: event.clientX, y: event.clientY };
      isDragging = false;
      node.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (!origin) return;
      const [x, y] = [event.clientX - origin.x, event.clientY - origin.y];
      if (!isDragging && Math.hypot(x, y) < MIN_DRAG_PX) return;
      if (!isDragging) {
        isDragging = true;
        node.classList.add("dragged");
        start();
      }
      node.style.translate = `${x}px ${y}px`;
    };
    const end = (event: PointerEvent): void => {
      if (origin && isDragging) {
        drop(event.type === "pointerup" ? targetAt(event.clientX, event.clientY) : undefined);
        node.style.translate = "";
        node.classList.remove("dragged");
      }
      origin = undefined;
    };
    // suppress the click that follows a drag
    const click = (event: MouseEvent): void => {
      if (isDragging) event.stopImmediatePropagation();
      isDragging = false;
    };
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
