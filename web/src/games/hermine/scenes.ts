import { glory, ground, shape, tiled, trace } from "../../lib/cards/symbols/scenes";

const CLOUD = "M8 24c2-11 17-13 22-5 5-11 23-10 26 2 4-7 18-5 19 5 8 0 10 10 3 12H11C2 37 0 27 8 24Z";
const ERMINE_TAIL = "m10 5c1 4 2 6 4 8-3 0-3 1-4 3-1-2-1-3-4-3 2-2 3-4 4-8Z";

/** Scenes by kind: the walk, a storm, a clear morning, a blazon. */
export const SCENES: Record<string, string> = {
  step: shape("M58 14a10 10 0 0 1 20 0 10 10 0 0 1-20 0Z", 0.4) + ground("50C16 38 30 42 44 48S70 38 86 44", 0.3) + shape("M26 82c4-16 34-16 32-25-2-6-16-4-14-11h5c0 6 18 4 20 13 2 11-18 11-18 23Z", 0.45),
  attack: shape(CLOUD, 0.24) + trace("M16 46l-4 9M32 46l-4 9M56 46l-4 9M72 46l-4 9M24 60l-4 9M64 60l-4 9", 2.5, 0.24) + ground("66C20 54 44 62 86 52", 0.2),
  parade: glory(42, 82, 14, 0.13) + ground("62C16 50 34 54 48 60S72 50 86 56", 0.22) + trace("M8 16q4-5 7 0q4-5 7 0M62 12q3-4 6 0q3-4 6 0", 2, 0.4),
  botte: glory(42, 40, 14, 0.16),
  joker: shape(tiled(20, 20, ERMINE_TAIL), 0.16),
};
