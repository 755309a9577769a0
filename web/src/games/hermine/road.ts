import { frameOf } from "../../lib/world/frame";

export interface Point {
  x: number;
  y: number;
}

/** A stone beside the road that tells the steps walked so far. */
export interface Milestone extends Point {
  steps: number;
  /** True for the two ends of a manche: the dolmen and the lighthouse. */
  isGoal: boolean;
}

/** The road of a manche: steps are shares of its length, lanes are parallel to its middle. */
export interface Road {
  width: number;
  height: number;
  /** Middle of the road. */
  path: string;
  pathWidth: number;
  milestones: readonly Milestone[];
  /** Where a walker stands after so many steps. */
  pointAt(steps: number, lane: number, lanes: number): Point;
  /** Part of a lane between two numbers of steps. */
  lanePath(from: number, to: number, lane: number, lanes: number): string;
}

export const MAX_STEPS = 1000;
export const DOLMEN = 700;

/** Start of the road, then the three points of each cubic Bézier curve. All bends lie inside the narrowest crop of a stage. */
const TALL = [66, 486, 150, 516, 300, 516, 316, 452, 330, 394, 92, 424, 78, 358, 66, 296, 300, 322, 316, 262, 330, 204, 108, 226, 104, 186, 100, 152, 180, 150, 250, 150];
const WIDE = [232, 492, 330, 540, 420, 520, 452, 440, 488, 350, 400, 300, 470, 240, 540, 180, 660, 210, 690, 300, 723, 400, 700, 500, 820, 512, 950, 525, 960, 420, 950, 350, 940, 280, 960, 180, 1060, 178, 1130, 177, 1150, 190, 1192, 200];

/** Milestones to the right of the road; the others stand to its left. */
const ON_THE_RIGHT = { tall: [200, 600, 700], wide: [100, 700] };

const SAMPLES = 48; // per curve
const ENDS = 0.03; // share of the length that stays free at both ends
const LANE_STEP = 6; // steps between two points of a lane

interface Sample extends Point {
  /** Length of the road up to here. */
  length: number;
  /** Unit vector to the right of who walks. */
  right: Point;
}

/** Point and direction of a cubic Bézier curve. */
function bezier(c: number[], t: number): [Point, Point] {
  const u = 1 - t;
  const at = (i: number): number => u ** 3 * c[i]! + 3 * u * u * t * c[i + 2]! + 3 * u * t * t * c[i + 4]! + t ** 3 * c[i + 6]!;
  const slope = (i: number): number => 3 * u * u * (c[i + 2]! - c[i]!) + 6 * u * t * (c[i + 4]! - c[i + 2]!) + 3 * t * t * (c[i + 6]! - c[i + 4]!);
  return [{ x: at(0), y: at(1) }, { x: slope(0), y: slope(1) }];
}

/** Sample all curves into a table by length. */
function sample(curves: number[]): Sample[] {
  const samples: Sample[] = [];
  for (let start = 0; start + 8 <= curves.length; start += 6) {
    for (let i = start ? 1 : 0; i <= SAMPLES; i++) {
      const [point, slope] = bezier(curves.slice(start, start + 8), i / SAMPLES);
      const speed = Math.hypot(slope.x, slope.y);
      const last = samples.at(-1);
      const length = last ? last.length + Math.hypot(point.x - last.x, point.y - last.y) : 0;
      samples.push({ ...point, length, right: { x: -slope.y / speed, y: slope.x / speed } });
    }
  }
  return samples;
}

const blend = (one: number, other: number, share: number): number => one + (other - one) * share;
const round = (value: number): number => Math.round(value * 10) / 10;

function buildRoad(isPortrait: boolean): Road {
  const curves = isPortrait ? TALL : WIDE;
  const samples = sample(curves);
  const total = samples.at(-1)!.length;
  const pathWidth = isPortrait ? 50 : 78;

  function shifted(steps: number, offset: number): Point {
    const length = total * (ENDS + ((1 - 2 * ENDS) * Math.min(MAX_STEPS, Math.max(0, steps))) / MAX_STEPS);
    const next = samples.findIndex((one) => one.length >= length);
    const [a, b] = [samples[next - 1]!, samples[next]!];
    const share = (length - a.length) / (b.length - a.length);
    const along = (of: (one: Sample) => number): number => round(blend(of(a), of(b), share));
    return { x: along((one) => one.x + one.right.x * offset), y: along((one) => one.y + one.right.y * offset) };
  }

  const pointAt = (steps: number, lane: number, lanes: number): Point => shifted(steps, (lane - (lanes - 1) / 2) * (pathWidth / lanes));
  const milestone = (steps: number): Milestone => {
    const isGoal = steps === DOLMEN || steps === MAX_STEPS;
    const side = ON_THE_RIGHT[isPortrait ? "tall" : "wide"].includes(steps) ? 1 : -1;
    return { steps, isGoal, ...shifted(steps, side * (pathWidth / 2 + (isPortrait ? 9 : 16))) };
  };
  return {
    ...frameOf(isPortrait),
    path: `M${curves.slice(0, 2).join(" ")}C${curves.slice(2).join(" ")}`,
    pathWidth,
    milestones: Array.from({ length: 10 }, (_, i) => milestone(100 * (i + 1))),
    pointAt,
    lanePath(from, to, lane, lanes) {
      const count = Math.max(1, Math.ceil((to - from) / LANE_STEP));
      const points = Array.from({ length: count + 1 }, (_, i) => pointAt(blend(from, to, i / count), lane, lanes));
      return "M" + points.map(({ x, y }) => `${x} ${y}`).join("L");
    },
  };
}

const ROADS = { tall: buildRoad(true), wide: buildRoad(false) };

export const roadOf = (isPortrait: boolean): Road => (isPortrait ? ROADS.tall : ROADS.wide);
