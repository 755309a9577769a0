import { fill } from "../../lib/cards/symbols/shapes";
import type { CardStyle } from "../cards";
import LandFace from "./LandFace.svelte";
import LandMini from "./LandMini.svelte";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default {
  symbols: SYMBOLS,
  scenes: SCENES,
  faces: { land: LandFace },
  minis: { land: LandMini },
  pictures: ["flumigel", "karniphage"],
  inks: { sort: { ink: "#5c3a86" } },
  kindSymbols: { sort: fill("M12 .5c1 7 4 10 11.5 11.5C16 13.5 13 16.5 12 23.5 11 16.5 8 13.5.5 12 8 10.5 11 7.5 12 .5Z") },
  backs: { land: { pattern: "zigzag", ink: "#5c3a86", symbol: "crown" } },
} satisfies CardStyle;
