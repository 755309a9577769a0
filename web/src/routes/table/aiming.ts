import type { Attachment } from "svelte/attachments";
import type { Choosing } from "./choosing.svelte";

const placesIn = (node: Element): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-target]")];
const wordsOf = (place: HTMLElement): string[] => place.dataset.target!.split(" ");

/** Places of the table where the lifted card can go are lit, and take it when they are touched. */
export function aiming(choosing: Choosing): Attachment<HTMLElement> {
  return (node) => {
    const lit = choosing.lifted && !choosing.busy ? placesIn(node).filter((place) => choosing.fitting(wordsOf(place))) : [];
    for (const place of lit) place.dataset.lit = "";
    const click = (event: MouseEvent): void => {
      const place = (event.target as Element).closest<HTMLElement>("[data-lit]");
      if (place) void choosing.put(wordsOf(place));
    };
    node.addEventListener("click", click);
    return () => {
      for (const place of lit) delete place.dataset.lit;
      node.removeEventListener("click", click);
    };
  };
}
