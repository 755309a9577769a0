import { tint, trace } from "../../lib/cards/symbols/scenes";

/** The animal in its pen: sun, meadow and fence. */
export const SCENES: Record<string, string> = {
  possession: tint("#f7dd96", "M52 16a15 15 0 0 1 30 0 15 15 0 0 1-30 0Z", 0.22) + tint("#4c8f5c", "M-2 58C16 46 60 44 86 56v26H-2Z", 0.6) + trace("M-2 64h88M-2 74h88M8 58v24M24 58v24M40 58v24M56 58v24M72 58v24", 3, 0.22),
};
