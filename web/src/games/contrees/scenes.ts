import { glory, shape, tiled, tint, trace } from "../../lib/cards/symbols/scenes";

const TEETH = "M-2-2h88v8l-7 14-7-12-7 16-8-16-7 14-8-14-7 16-8-16-7 12-7-14Z";
const SPARK = "c1 4 2 5 6 6-4 1-5 2-6 6-1-4-2-5-6-6 4-1 5-2 6-6Z";

/** Each people's ground, by the symbol of the color; the sun, the wizard's night, the maw; magic for spells. */
export const SCENES: Record<string, string> = {
  blue: trace(tiled(20, 11, "q5-6 10 0t10 0"), 2.5, 0.2),
  red: trace(tiled(12, 80, "m0 80l80-80"), 2.5, 0.16),
  yellow: trace(tiled(14, 11, "h0"), 5, 0.3),
  green: trace(tiled(16, 13, "l5-9 5 9"), 2.5, 0.2),
  black: tint("#fff", tiled(20, 12, "l5-5 5 5 5-5 5 5v2.500l-5-5-5 5-5-5-5 5Z"), 0.12),
  white: shape(tiled(22, 18, SPARK), 0.5),
  jarmial: glory(42, 40, 14, 0.4),
  flumigel: shape(tiled(26, 22, SPARK), 0.5),
  karniphage: tint("#7a1f35", "M-2-2h88v84H-2Z", 0.55) + tint("#f3dfb5", TEETH, 0.55) + tint("#f3dfb5", "M-2 82h88v-6l-8-14-8 14-9-16-9 16-8-14-9 14-9-16-8 16-9-14-8 12Z", 0.55),
  sort: trace("M10 40a32 32 0 1 0 64 0 32 32 0 1 0-64 0M16 40a26 26 0 1 0 52 0 26 26 0 1 0-52 0M42 8l28 48H14ZM42 72 14 24h56Z", 1.5, 0.3) + tint("#fff", `M8 4${SPARK}M76 58${SPARK}M10 62${SPARK}M74 6${SPARK}`, 0.3),
};
