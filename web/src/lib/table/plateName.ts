import { shortNames } from "../people/shortNames";
import { portrait, shallow, wide } from "./viewport";

/** Others next to whom whole names have room only on a wide window. */
const FEW = 3;

/** Name on the plate of a seat: the first word where there is little room. */
export function plateName(names: string[], seat: number, others: number, isOwn: boolean): string {
  const isTight = portrait.current || shallow.current || (!wide.current && !isOwn && others > FEW);
  return (isTight ? shortNames(names) : names)[seat]!;
}
