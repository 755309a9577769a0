import type { GameListing, NewTable } from "../wire";
import { promiseLuck } from "./luck";
import type { Options } from "./options";

/** Occupant of a seat: you, somebody on this device, somebody who follows the link, or a bot of a level. */
export type SeatKind = "you" | "here" | "link" | `bot-${string}`;
export type SeatingMode = "bots" | "here" | "link";

/** Time controls in seconds: for each move, and a bank for the whole game. */
export const TIME_CONTROLS = {
  none: { move: 0, bank: 0 },
  brisk: { move: 20, bank: 120 },
  calm: { move: 45, bank: 600 },
  day: { move: 86_400, bank: 0 },
  days: { move: 3 * 86_400, bank: 0 },
};

export const SEATING_MODES: SeatingMode[] = ["bots", "here", "link"];

/** Form state: the kind of each seat, and the names typed so far. */
export interface SeatPlan {
  kinds: SeatKind[];
  names: string[];
}

export interface PlannedSeat {
  kind: SeatKind;
  name: string;
}

export interface TablePlan {
  game: string;
  seats: PlannedSeat[];
  options: Options;
  clock: keyof typeof TIME_CONTROLS;
  /** Everything that was once open stays visible. */
  remembers?: boolean;
  /** Hints may be asked for, even where several people play. */
  hints?: boolean;
  /** Your picture. */
  picture?: number;
}

const PREFERRED_SEATS = 3;
const BOT_PREFIX = "bot-";

/** Number of seats unless somebody chooses: three, or the fewest possible. */
export const defaultSeatCount = (game: GameListing): number => (game.seats.includes(PREFERRED_SEATS) ? PREFERRED_SEATS : game.seats[0]!);

/** Put you in the first seat, and fill the others according to the mode. */
export function arrangeSeats(seats: number, mode: SeatingMode): SeatKind[] {
  const other: SeatKind = mode === "bots" ? "bot-club" : mode;
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "you" : other));
}

/** Build the request that opens a table. Where several share a device, you are one of the companions. */
export function buildNewTable({ game, seats, options, clock, remembers = true, hints = false, picture }: TablePlan): NewTable {
  const numbered = seats.map((one, seat) => ({ ...one, seat }));
  const here = numbered.filter(({ kind }) => kind === "here" || kind === "you");
  const isAlone = here.length === 1 && here[0]!.kind === "you";
  const bots = numbered.filter(({ kind }) => kind.startsWith(BOT_PREFIX));
  return {
    opening: { game, seats: seats.length, options, clock: TIME_CONTROLS[clock], aide_memoire: remembers, hints },
    ...(isAlone
      ? { name: here[0]!.name, seat: here[0]!.seat, promise: promiseLuck(), ...(picture === undefined ? {} : { picture }) }
      : { companions: here.map(({ seat, name }) => ({ seat, name, promise: promiseLuck() })) }),
    bots: bots.map(({ seat, kind }) => ({ seat, level: kind.slice(BOT_PREFIX.length) })),
    begin: !seats.some(({ kind }) => kind === "link"),
  };
}
