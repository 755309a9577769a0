export type SideName = "bottom" | "left" | "top" | "right";

const AROUND: Record<number, SideName[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** Side of each land where a seat has its slot: ours is at the bottom, the others follow clockwise. */
export function sideOf(seat: number, you: number, seats: number): SideName {
  const bottomSeat = Math.max(you, 0);
  return AROUND[seats]![(seat - bottomSeat + seats) % seats]!;
}
