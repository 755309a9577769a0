import type { AuctionRoom } from "../auction/room";

/** The market square: people beside their pens, the lot on the crate, the sum to beat on a slate. */
export const ROOM: AuctionRoom = {
  places: [
    { x: 206, y: 246, piece: { x: 386, y: 430 } },
    { x: 470, y: 158, piece: { x: 496, y: 396 } },
    { x: 970, y: 158, piece: { x: 944, y: 396 } },
    { x: 1234, y: 246, piece: { x: 1054, y: 430 } },
  ],
  lot: { x: 720, y: 356, width: 172 },
  own: { x: 880, y: 536 },
  best: { x: 566, y: 500 },
};
