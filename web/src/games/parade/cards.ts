import type { CardStyle } from "../cards";
import { SYMBOLS } from "./symbols";

export default { symbols: SYMBOLS } satisfies CardStyle;
