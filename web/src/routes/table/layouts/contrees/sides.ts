export type SideName = "bottom" | "left" | "top" | "right";

const AROUND: Record<number, SideName[]> = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
};

/** On which side of every land a seat has its slot: ours is the near one, then clockwise. */
export function sideOf(seat: number, you: number, seats: number): SideName {
  const near = Math.max(you, 0);
  return AROUND[seats]![(seat - near + seats) % seats]!;
}
