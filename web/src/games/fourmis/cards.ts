import { INKS } from "../../lib/cards/palette";
import type { CardStyle } from "../cards";
import ObjectiveFace from "./ObjectiveFace.svelte";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default {
  symbols: SYMBOLS,
  scenes: SCENES,
  faces: { objective: ObjectiveFace },
  inks: { ladybug: { ink: "#1d2433", second: "#e2583d", spot: INKS.red! } },
  showsColor: true,
  backs: {
    plus: { pattern: "symbols", ink: "#28804f", symbol: "plus" },
    moins: { pattern: "symbols", ink: "#9c2b1b", symbol: "moins" },
  },
} satisfies CardStyle;
