import { glory, ground, shape, tint, trace } from "../../lib/cards/symbols/scenes";

const HILL = ground("56C14 52 22 34 42 34S70 52 86 56", 0.18);
const GALLERIES = trace("M42 36v16c0 12-22 8-26 22M42 52c0 12 22 8 26 22M42 56v26", 5, 0.16);

/** Scenes by kind of ant: in the hill, in the moonlit grass, on the throne. */
export const SCENES: Record<string, string> = {
  soldate: HILL + GALLERIES,
  ninja: shape("M48 20a17 17 0 0 1 34 0 17 17 0 0 1-34 0Z", 0.3) + shape("M2 82C8 56 4 36 14 18 12 40 18 62 14 82ZM20 82c4-18 2-30 10-42 0 16 2 28 0 42ZM76 82c-2-14-2-22-8-32 0 12-2 22 0 32Z", 0.26),
  reine: glory(42, 38, 13, 0.14) + HILL,
  ladybug: tint("#3c7f3e", "M-4 70C10 30 50 6 90 14 84 56 44 86-4 70Z", 0.7) + tint("#265a30", "M-2 70C24 56 50 38 84 18l2 3C54 44 26 62 0 73Z", 0.8),
};
