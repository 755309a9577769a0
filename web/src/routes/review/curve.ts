import type { CurvePoint, ExpectedValue } from "../../wire";

/** Standard errors on each side of a mean within which the truth lies 95 times of 100. */
export const DOUBT = 1.96;

/** Half the width of the 95 % interval of a value; 0 if it has no error. */
export const doubtOf = (value: ExpectedValue): number => DOUBT * (value.error ?? 0);

/** True if a value differs from zero by more than its doubt. */
export const isBeyondDoubt = (value: ExpectedValue): boolean => value.error !== null && Math.abs(value.mean) > doubtOf(value);

/** The area of a drawing in which a curve lies, in pixels, and what it spans. */
export interface CurveFrame {
  width: number;
  height: number;
  /** Last moment of the film; the first one is 0. */
  last: number;
  /** Number of the last place; the first one is 1 and lies at the top. */
  lowest: number;
  padding: { left: number; right: number; top: number; bottom: number };
}

/** The moment of the film whose table a point of the curve shows. */
export const momentOf = ({ version }: Pick<CurvePoint, "version">): number => version - 1;

export function xOf(frame: CurveFrame, moment: number): number {
  const { left, right } = frame.padding;
  return left + (moment / Math.max(1, frame.last)) * (frame.width - left - right);
}

/** Height of a place; places beyond the first or last one are drawn on the edge. */
export function yOf(frame: CurveFrame, place: number): number {
  const { top, bottom } = frame.padding;
  const share = (place - 1) / Math.max(1, frame.lowest - 1);
  return top + Math.min(1, Math.max(0, share)) * (frame.height - top - bottom);
}

const round = (value: number): number => Math.round(value * 10) / 10;
const join = (corners: [number, number][]): string => corners.map(([x, y], number) => `${number ? "L" : "M"}${round(x)} ${round(y)}`).join("");

/** Path of the expected places. */
export const linePath = (frame: CurveFrame, points: CurvePoint[]): string =>
  join(points.map((point) => [xOf(frame, momentOf(point)), yOf(frame, point.place.mean)]));

/** Closed path of the doubt around the curve. */
export function bandPath(frame: CurveFrame, points: CurvePoint[]): string {
  if (!points.length) return "";
  const edge = (sign: number): [number, number][] =>
    points.map((point) => [xOf(frame, momentOf(point)), yOf(frame, point.place.mean + sign * doubtOf(point.place))]);
  return `${join([...edge(-1), ...edge(1).reverse()])}Z`;
}

/** Index of the point that is nearest to a position on the x axis. */
export function nearestPoint(frame: CurveFrame, points: CurvePoint[], x: number): number {
  const distances = points.map((point) => Math.abs(xOf(frame, momentOf(point)) - x));
  return distances.indexOf(Math.min(...distances));
}

/** Index of the last point at or before a moment of the film. */
export const pointAt = (points: CurvePoint[], moment: number): number => Math.max(0, points.findLastIndex((point) => momentOf(point) <= moment));

/** Positions, in ascending order, moved apart so that neighbors are at least `gap` apart, between two limits. */
export function spreadOut(positions: number[], gap: number, least: number, most: number): number[] {
  const spread = [...positions];
  for (let i = 0; i < spread.length; i++) spread[i] = Math.max(spread[i]!, i ? spread[i - 1]! + gap : least);
  for (let i = spread.length - 1; i >= 0; i--) spread[i] = Math.min(spread[i]!, i < spread.length - 1 ? spread[i + 1]! - gap : most);
  return spread;
}

/** A bar from zero to a value with its doubt, as percentages of a width whose middle is zero. */
export interface Bar {
  from: number;
  to: number;
  /** Ends of the 95 % interval. */
  low: number;
  high: number;
}

/** Bars of values on one scale. */
export function layBars(values: ExpectedValue[]): Bar[] {
  const reach = Math.max(...values.map((value) => Math.abs(value.mean) + doubtOf(value)), Number.EPSILON);
  const at = (value: number): number => 50 + (50 * value) / reach;
  return values.map((value) => ({
    from: at(Math.min(0, value.mean)),
    to: at(Math.max(0, value.mean)),
    low: at(value.mean - doubtOf(value)),
    high: at(value.mean + doubtOf(value)),
  }));
}
