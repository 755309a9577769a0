import type { SeatPlace } from "../../lib/table/places";

interface Point {
  x: number;
  y: number;
}

/** Where things are in a room of the auction, in the units of its wide world. */
export interface AuctionRoom {
  /** Places of four others, from our left to our right. */
  places: [SeatPlace, SeatPlace, SeatPlace, SeatPlace];
  /** Middle of the lot, and its width. */
  lot: Point & { width: number };
  /** Our own bid. */
  own: Point;
  /** The sum to beat. */
  best: Point;
}

/** Places that are taken by so many others. */
const TAKEN: Record<number, number[]> = { 1: [1], 2: [1, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] };

/** Where so many others sit in a room. */
export const roomPlaces = ({ places }: AuctionRoom, others: number): SeatPlace[] | undefined => TAKEN[others]?.map((place) => places[place]!);
