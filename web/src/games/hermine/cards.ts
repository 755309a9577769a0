import { cut, fill } from "../../lib/cards/symbols/shapes";
import type { CardStyle } from "../cards";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default {
  symbols: SYMBOLS,
  scenes: SCENES,
  kindSymbols: {
    attack: fill("M12 1.5 23 21.5H1Z") + cut("M10.7 8.5h2.6l-.5 6.5h-1.6ZM10.7 16.5h2.6v2.5h-2.6Z"),
    parade: `<circle cx="12" cy="12" r="10.5"/>` + `<path d="M7 12.3l3.5 3.5L17 8.5" fill="none" stroke="@" stroke-width="3"/>`,
    botte: fill("M12 1c3 1.7 6 2.4 9.5 2.5C21.8 12 19 19.5 12 23 5 19.5 2.2 12 2.5 3.5 6 3.4 9 2.7 12 1Z"),
  },
} satisfies CardStyle;
