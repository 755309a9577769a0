import type { AuctionRoom } from "../auction/room";

/** The market square: people beside their pens, the lot on the crate, the sum to beat on a slate. */
export const ROOM: AuctionRoom = {
  places: [
    { x: 206, y: 246, piece: { x: 352, y: 430 } },
    { x: 470, y: 158, piece: { x: 496, y: 380 } },
    { x: 970, y: 158, piece: { x: 944, y: 380 } },
    { x: 1234, y: 246, piece: { x: 1088, y: 430 } },
  ],
  lot: { x: 720, y: 356, width: 172 },
  own: { x: 892, y: 540 },
  best: { x: 546, y: 538 },
};
