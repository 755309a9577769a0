import type { CardStyle } from "../cards";
import { SCENES } from "./scenes";
import { SYMBOLS } from "./symbols";

export default { symbols: SYMBOLS, scenes: SCENES } satisfies CardStyle;
