import type { AuctionRoom } from "../auction/room";

/** The drawing room: people around the oval table, bids on its felt, the lot under the chandelier. */
export const ROOM: AuctionRoom = {
  places: [
    { x: 226, y: 262, piece: { x: 344, y: 398 } },
    { x: 420, y: 122, piece: { x: 500, y: 318 } },
    { x: 1020, y: 122, piece: { x: 940, y: 318 } },
    { x: 1214, y: 262, piece: { x: 1096, y: 398 } },
  ],
  lot: { x: 720, y: 404, width: 178 },
  own: { x: 506, y: 518 },
  best: { x: 890, y: 500 },
};
