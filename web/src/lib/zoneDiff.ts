import type { CardView, LogEntry, ZoneView } from "../wire";

/** A card in a zone: the zone's name and owner, and the code that it shows there. */
export interface CardSpot {
  name: string;
  owner: number;
  code: string;
}

export interface CardMove {
  from: CardSpot;
  to: CardSpot;
}

/** True if a code is a card face down: a question mark and its back. */
export const isClosed = (code: string): boolean => code.startsWith("?");
export const spotKey = ({ name, owner }: Pick<CardSpot, "name" | "owner">): string => `${name} ${owner}`;

/** Multiset difference: the codes of `codes` that are not in `others`. */
function subtract(codes: string[], others: string[]): string[] {
  const rest = [...others];
  return codes.filter((code) => {
    const at = rest.indexOf(code);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Add the card that was played from a closed hand and replaced at once.
 * The hand shows the same backs before and after, so only the move in the log tells.
 */
function addPlayedCards(before: ZoneView[], added: CardSpot[], removed: CardSpot[], entry: LogEntry, backOf: (code: string) => string): void {
  const hand = before.find((zone) => zone.owner === entry.seat && zone.name === "hand" && zone.cards.some(isClosed));
  const words = entry.move.split(" ");
  if (!hand) return;
  const arrived = added.filter((spot) => words.includes(spot.code) && !removed.some((old) => old.code === spot.code));
  for (const [number, { code }] of arrived.entries()) {
    const removedFromHand = removed.filter((spot) => spot.name === hand.name && spot.owner === hand.owner).length;
    if (removedFromHand > number) continue;
    const back = { name: hand.name, owner: hand.owner, code: backOf(code) };
    removed.unshift(back);
    added.push({ ...back });
  }
}

/** Match cards that left a zone with cards that entered another: same code first, then turned over. */
export function diffZones(before: ZoneView[], after: ZoneView[], cards: ReadonlyMap<string, CardView>, entry?: LogEntry | null): CardMove[] {
  const backOf = (code: string): string => (isClosed(code) ? code : `?${cards.get(code)?.back ?? ""}`);
  const added: CardSpot[] = [];
  const removed: CardSpot[] = [];
  for (const zone of after) {
    const { name, owner } = zone;
    const old = before.find((other) => other.name === name && other.owner === owner)?.cards ?? [];
    removed.push(...subtract(old, zone.cards).map((code) => ({ name, owner, code })));
    added.push(...subtract(zone.cards, old).map((code) => ({ name, owner, code })));
  }
  if (entry) addPlayedCards(before, added, removed, entry, backOf);
  const moves: CardMove[] = [];
  const match = (fits: (from: CardSpot, to: CardSpot) => boolean): void => {
    for (const to of [...added]) {
      const from = removed.find((spot) => spotKey(spot) !== spotKey(to) && fits(spot, to));
      if (!from) continue;
      removed.splice(removed.indexOf(from), 1);
      added.splice(added.indexOf(to), 1);
      moves.push({ from, to });
    }
  };
  match((from, to) => from.code === to.code && !isClosed(to.code));
  match((from, to) => isClosed(from.code) && !isClosed(to.code) && from.code === backOf(to.code));
  match((from, to) => isClosed(to.code) && !isClosed(from.code) && to.code === backOf(from.code));
  match((from, to) => from.code === to.code);
  return moves;
}

/** Moves of a fresh deal: each card of a hand comes from the pile with its back. */
export function dealMoves(zones: ZoneView[], cards: ReadonlyMap<string, CardView>): CardMove[] {
  const piles = zones.filter((zone) => zone.owner < 0);
  return zones
    .filter((zone) => zone.owner >= 0 && zone.name.startsWith("hand"))
    .flatMap(({ name, owner, cards: hand }) =>
      hand.flatMap((code) => {
        const back = isClosed(code) ? code : `?${cards.get(code)?.back ?? ""}`;
        const pile = piles.find((zone) => zone.cards.includes(back));
        return pile ? [{ from: { name: pile.name, owner: -1, code: back }, to: { name, owner, code } }] : [];
      }),
    );
}
