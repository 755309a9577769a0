import { shape, tint } from "../../lib/cards/symbols/scenes";

const CURTAIN = "M-2-2h22C22 24 14 46-2 58Z";

/** The lot on stage: curtains, the light of the chandelier, the rim of the table. */
export const SCENES: Record<string, string> = {
  possession: tint("#f7dd96", "M34-2h16l28 84H6Z", 0.12) + tint("#7a1f35", CURTAIN, 0.75) + tint("#7a1f35", "M86-2H64c-2 26 6 48 22 60Z", 0.75) + shape("M8-2h5C14 20 10 38 4 50ZM76-2h-5c-1 22 3 40 9 52Z", 0.3) + tint("#1f5d56", "M-2 74c24-10 64-10 88 0v10H-2Z", 0.8),
};
