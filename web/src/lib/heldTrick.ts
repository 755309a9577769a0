import type { LogEntry, ZoneView } from "../wire";
import { isClosed, spotKey, type CardMove } from "./zoneDiff";

/** A finished trick that is still shown: its cards in their order, who laid each, and who takes it. */
export interface HeldTrick {
  /** Zone in the middle where it lay. */
  zone: string;
  cards: string[];
  /** Seats that laid the cards; empty if somebody without a seat laid one. */
  seats: number[];
  /** Seat that takes it; -1 for somebody without a seat. */
  winner: number;
}

/** Milliseconds for which a finished trick is shown, unless the next one begins. */
export const HOLD_MS = 2000;

/**
 * Find the trick that a move has finished, in any game: a card from a hand and all open cards of a zone in the middle
 * have gone together to one place.
 */
export function findFinishedTrick(before: ZoneView[], moves: CardMove[], entry: LogEntry | null | undefined, seats: number): HeldTrick | undefined {
  if (!entry || entry.seat < 0) return undefined;
  // a card of the mover's own
  const played = moves.find(({ from }) => from.owner === entry.seat && from.name.startsWith("hand"));
  if (!played) return undefined;
  const together = moves.filter(({ to }) => spotKey(to) === spotKey(played.to));
  const middle = together.find(({ from }) => from.owner < 0 && !isClosed(from.code))?.from;
  const laid = middle && before.find((zone) => zone.owner < 0 && zone.name === middle.name)?.cards;
  if (!middle || !laid || together.filter(({ from }) => from.owner < 0 && from.name === middle.name).length < laid.length) return undefined;
  const own = entry.move.split(" ").at(-1)!;
  const added = together.filter(({ from }) => from.owner < 0 && from.name !== middle.name).map(({ to }) => to.code);
  const cards = [...laid, own, ...added];
  const owners = cards.length === seats ? cards.map((_, number) => (entry.seat - laid.length + number + seats) % seats) : [];
  return { zone: middle.name, cards, seats: owners, winner: played.to.owner };
}
