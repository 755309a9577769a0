import type { CardView, ZoneChange } from "../../wire";

export type Fate = "taken" | "safe";

/** Fate of each card of the line, from the preview of a move. */
export function cardFates(line: CardView[], preview: ZoneChange[]): Fate[] {
  const lost = preview.find(({ zone }) => zone === "line")?.lost ?? [];
  return line.map(({ code }) => (lost.includes(code) ? "taken" : "safe"));
}
