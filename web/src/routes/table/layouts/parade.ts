import type { Card } from "../../../wire";

export type Fate = "stays" | "taken" | "safe";

/** What happens to each card of the procession when a card joins it (PAR-3, PAR-4). */
export function fates(line: Card[], joining: Card): Fate[] {
  const value = joining.value ?? 0;
  const exposed = line.length - value;
  return line.map((card, place) => {
    if (place >= exposed) return "safe";
    const taken = card.color === joining.color || (card.value ?? 0) <= value;
    return taken ? "taken" : "stays";
  });
}
