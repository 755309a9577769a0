import { glory, shape, trace } from "../../lib/cards/symbols/scenes";

const BROKEN = shape("M-2-2h34L18 16l12 6-20 22 8 4L-2 70ZM86 82H56l12-18-10-4 18-20-8-6 18-26Z", 0.22) + trace("M84 0 60 22l10 4-16 16M0 80l20-20-8-6", 1.5, 0.3);

/** Scenes of the cards that all auctions have, by kind. */
export const SCENES: Record<string, string> = { title: glory(42, 40, 12, 0.18), scandal: BROKEN, debt: BROKEN, theft: BROKEN };
