import { isClosed, type CardMove } from "../../lib/zoneDiff";

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

export interface Landing {
  move: CardMove;
  from: Box | undefined;
  to: Box | undefined;
}

export interface Flight {
  /** Number of its move. */
  number: number;
  kind: "play" | "draw" | "gather";
  from: Box;
  to: Box;
  /** Where cards that are won together meet first. */
  meeting?: Pick<Box, "x" | "y"> | undefined;
  duration: number;
  delay: number;
}

/** No more pieces move at the same time; the rest is there at once. */
export const MAX_FLYING = 12;
/** A card is laid, drawn, or gathered with others and won, in milliseconds. */
export const DURATIONS = { play: 320, draw: 240, gather: 620 };
const STAGGER_MS = 60;
/** The next act waits no longer than this. */
export const MAX_TOTAL_MS = 700;
/** Height of the arc of a card that is laid, as a share of its way. */
const ARC = 0.12;
const SETTLE_DEGREES = 2;
/** Share of the time after which gathered cards have met. */
const MET = 260 / DURATIONS.gather;

const isDraw = ({ from, to }: CardMove): boolean => isClosed(from.code) && from.owner < 0 && to.owner >= 0;
const center = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** Cards of one common zone that all go to the same owner, at least two. */
function gatheredMoves(landings: Landing[]): Set<number> {
  const key = ({ move: { from, to } }: Landing): string => `${from.name} ${from.owner} ${to.owner}`;
  const keys = landings.map((landing) => (isWon(landing.move) ? key(landing) : ""));
  return new Set([...keys.keys()].filter((number) => keys[number] && keys.filter((other) => other === keys[number]).length > 1));
}

const isWon = ({ from, to }: CardMove): boolean => from.owner < 0 && to.owner >= 0 && !isClosed(from.code);

/** Plan how moved cards fly: which, how long, and one after another. */
export function planFlights(landings: Landing[]): Flight[] {
  const gathered = gatheredMoves(landings);
  const boxes = [...gathered].flatMap((number) => landings[number]!.from ?? []);
  const meeting = boxes.length ? { x: boxes.reduce((sum, box) => sum + box.x, 0) / boxes.length, y: boxes.reduce((sum, box) => sum + box.y, 0) / boxes.length } : undefined;
  const flying = [...landings.entries()].filter(([, { from, to }]) => from && to).slice(0, MAX_FLYING);
  return flying.map(([number, { move, from, to }], order): Flight => {
    const kind = gathered.has(number) ? "gather" : isDraw(move) ? "draw" : "play";
    const duration = DURATIONS[kind];
    const delay = kind === "gather" ? 0 : Math.min(order * STAGGER_MS, MAX_TOTAL_MS - duration);
    return { number, kind, from: from!, to: to!, meeting: kind === "gather" ? meeting : undefined, duration, delay };
  });
}

/** Keyframes of a card that lies at its end already: transform only. */
export function flightFrames({ kind, from, to, meeting }: Flight): Keyframe[] {
  const scale = from.width / to.width;
  const at = (x: number, y: number, size: number, turn = 0): string => `translate(${x}px,${y}px) scale(${size}) rotate(${turn}deg)`;
  const [x, y] = [from.x - to.x, from.y - to.y];
  const start = { transform: at(x, y, scale), transformOrigin: "0 0" };
  const end = { transform: "none", transformOrigin: "0 0" };
  if (kind === "draw") return [start, end];
  if (meeting) return [start, { transform: at(meeting.x - to.x, meeting.y - to.y, scale), transformOrigin: "0 0", offset: MET }, end];
  const one = center(from);
  const other = center(to);
  const rise = ARC * Math.hypot(one.x - other.x, one.y - other.y);
  return [
    start,
    { transform: at(x * 0.45, y * 0.45 - rise, 1 + (scale - 1) * 0.45), transformOrigin: "0 0", offset: 0.5 },
    { transform: at(0, 0, 1, SETTLE_DEGREES), transformOrigin: "0 0", offset: 0.88 },
    end,
  ];
}
