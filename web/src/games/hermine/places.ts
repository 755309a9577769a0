import type { SeatPlace } from "../../lib/table/places";

const NORTH: SeatPlace = { x: 720, y: 46 };
const AROUND: Record<number, SeatPlace[]> = {
  1: [NORTH],
  2: [{ x: 610, y: 46 }, { x: 850, y: 46 }],
  3: [{ x: 126, y: 268 }, NORTH, { x: 1330, y: 372 }],
};

/** The others sit off the road: in the west, at sea, in the east; five sit in a row. */
export const coastPlaces = (others: number): SeatPlace[] | undefined => AROUND[others];
