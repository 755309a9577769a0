/** A place at the table in the units of a wide world, 1440 × 628: the middle of a person's plate. */
export interface SeatPlace {
  x: number;
  y: number;
  /** Middle of what this person lays on the table. */
  piece?: { x: number; y: number };
}

const MIDDLE = { x: 720, y: 314 };

/**
 * Style that puts the middle of an element on a point of the world, which is cropped to the stage; `--u` is one of its units.
 * An element with a `--half` is at least so wide to both sides, and stays on the stage.
 */
export const atPoint = ({ x, y }: { x: number; y: number }): string =>
  `left:clamp(var(--half, 0px),50% + ${x - MIDDLE.x} * var(--u),100% - var(--half, 0px));top:calc(50% + ${y - MIDDLE.y} * var(--u))`;

/** True if a person at this place sits on the right half, so that the face is at the outer side of the plate. */
export const isRight = ({ x }: Pick<SeatPlace, "x">): boolean => x > MIDDLE.x;

/** Middle, radii and widest angle of the arc on which people sit by default; the lower part is ours. */
const ARC = { x: 720, y: 330, rx: 590, ry: 272, spread: Math.PI * 0.94 };
/** Pieces lie on the same arc, nearer to the middle; less so where many people sit. */
const inward = (count: number): number => (count > 5 ? 0.74 : 0.64);

/** Places on an arc around the middle, from our left to our right. */
export function arcPlaces(count: number): SeatPlace[] {
  const spread = count < 2 ? 0 : ARC.spread * Math.min(1, 0.34 + count * 0.17);
  return Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI / 2 + (count < 2 ? 0 : spread * (i / (count - 1) - 0.5));
    const on = (share: number): { x: number; y: number } => ({
      x: Math.round(ARC.x + ARC.rx * share * Math.cos(angle)),
      y: Math.round(ARC.y + ARC.ry * share * Math.sin(angle)),
    });
    return { ...on(1), piece: on(inward(count)) };
  });
}

/** Style of a seat at one of the two sides of a shallow stage: up the left one, then down the right one. */
export function atSide(number: number, count: number): string {
  const left = Math.ceil(count / 2);
  const [place, places] = number < left ? [left - 1 - number, left] : [number - left, count - left];
  return `${number < left ? "left" : "right"}:4px;top:${((place + 0.5) / places) * 100}%`;
}
