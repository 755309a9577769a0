import type { SeatPlace } from "../../lib/table/places";

const LEFT: SeatPlace = { x: 268, y: 470, piece: { x: 566, y: 352 } };
const TOP: SeatPlace = { x: 574, y: 196, piece: { x: 720, y: 316 } };
const RIGHT: SeatPlace = { x: 1172, y: 470, piece: { x: 874, y: 352 } };
const AROUND: Record<number, SeatPlace[]> = { 1: [TOP], 2: [LEFT, RIGHT], 3: [LEFT, TOP, RIGHT] };

/** The others sit in the side chambers and on the hill, and lay their ants before them in the great one. */
export const hillPlaces = (others: number): SeatPlace[] | undefined => AROUND[others];

/** Middle of our own ant in the trick. */
export const OWN_PIECE = { x: 720, y: 430 };
