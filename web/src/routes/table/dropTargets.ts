import type { Attachment } from "svelte/attachments";
import type { MoveSelection } from "./selection.svelte";

const targetsIn = (node: Element): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-target]")];
const wordsOf = (target: HTMLElement): string[] => target.dataset.target!.split(" ");

/** Attachment that marks the elements where the lifted card can go, and drops it there on a click. */
export function markDropTargets(selection: MoveSelection): Attachment<HTMLElement> {
  return (node) => {
    const lit = selection.liftedCard && !selection.isBusy ? targetsIn(node).filter((target) => selection.choiceAt(wordsOf(target))) : [];
    for (const target of lit) target.dataset.lit = "";
    const click = (event: MouseEvent): void => {
      const target = (event.target as Element).closest<HTMLElement>("[data-lit]");
      if (target) void selection.dropOn(wordsOf(target));
    };
    node.addEventListener("click", click);
    return () => {
      for (const target of lit) delete target.dataset.lit;
      node.removeEventListener("click", click);
    };
  };
}
