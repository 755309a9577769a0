import type { Box, NewTable } from "../wire";
import { luck } from "./guest.svelte";

/** Who is to sit in a seat: you, somebody on this device, somebody by the link, or a bot of a level. */
export type Kind = "you" | "here" | "link" | `bot-${string}`;
export type Mode = "bots" | "here" | "link";
export type Value = Box["options"][number]["default"];

export const LEVELS = ["novice", "casual", "club", "expert", "master"];
export const CLOCKS = {
  none: { move: 0, bank: 0 },
  brisk: { move: 20, bank: 120 },
  calm: { move: 45, bank: 600 },
  day: { move: 86_400, bank: 0 },
  days: { move: 3 * 86_400, bank: 0 },
};

export const MODES: Mode[] = ["bots", "here", "link"];

/** Who is to sit in each seat, and the names that were written. */
export interface Company {
  kinds: Kind[];
  names: string[];
}

export interface Person {
  kind: Kind;
  name: string;
}

export interface Wish {
  game: string;
  people: Person[];
  options: Record<string, Value>;
  clock: keyof typeof CLOCKS;
}

const FAVORITE = 3;
const BOT = "bot-";

/** How many sit at a table if nobody says. */
export const usual = (box: Box): number => (box.seats.includes(FAVORITE) ? FAVORITE : box.seats[0]!);

/** Everybody around a table of this kind. */
export function around(seats: number, mode: Mode): Kind[] {
  const other: Kind = mode === "bots" ? "bot-club" : mode;
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? "you" : other));
}

/** What the server is asked for. Where several share a device, you are one of them. */
export function asked({ game, people, options, clock }: Wish): NewTable {
  const seats = people.map((person, seat) => ({ ...person, seat }));
  const here = seats.filter(({ kind }) => kind === "here" || kind === "you");
  const alone = here.length === 1 && here[0]!.kind === "you";
  const bots = seats.filter(({ kind }) => kind.startsWith(BOT));
  return {
    opening: { game, seats: people.length, options, clock: CLOCKS[clock] },
    ...(alone ? { name: here[0]!.name, seat: here[0]!.seat, luck: luck() } : { companions: here.map(({ seat, name }) => ({ seat, name, luck: luck() })) }),
    bots: bots.map(({ seat, kind }) => ({ seat, level: kind.slice(BOT.length) })),
    begin: !people.some(({ kind }) => kind === "link"),
  };
}

/** Only what was chosen otherwise: the rest is the game's to say. */
export function chosen(box: Box, options: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(box.options.filter(({ name, default: usually }) => options[name] !== usually).map(({ name }) => [name, options[name] ?? null]));
}
