import type { Card, Heap, Told } from "../wire";

/** A card where it lies or lay: the zone, and what it shows there. */
export interface Spot {
  name: string;
  owner: number;
  code: string;
}

export interface Move {
  from: Spot;
  to: Spot;
}

export const isClosed = (code: string): boolean => code.startsWith("?");
export const spotKey = ({ name, owner }: Pick<Spot, "name" | "owner">): string => `${name} ${owner}`;

/** What the first list has more of than the second. */
function surplus(many: string[], few: string[]): string[] {
  const rest = [...few];
  return many.filter((code) => {
    const at = rest.indexOf(code);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A card that was played from a closed hand and replaced at once leaves no trace in the hand: the move tells. */
function played(before: Heap[], added: Spot[], removed: Spot[], told: Told, backOf: (code: string) => string): void {
  const hand = before.find((heap) => heap.owner === told.seat && heap.name === "hand" && heap.cards.some(isClosed));
  const words = told.move.split(" ");
  if (!hand) return;
  const arrived = added.filter((spot) => words.includes(spot.code) && !removed.some((old) => old.code === spot.code));
  for (const [number, { code }] of arrived.entries()) {
    const gone = removed.filter((spot) => spot.name === hand.name && spot.owner === hand.owner).length;
    if (gone > number) continue;
    const back = { name: hand.name, owner: hand.owner, code: backOf(code) };
    removed.unshift(back);
    added.push({ ...back });
  }
}

/** Which cards have gone from where to where: the difference of the zones. */
export function movesBetween(before: Heap[], after: Heap[], cards: ReadonlyMap<string, Card>, told?: Told | null): Move[] {
  const backOf = (code: string): string => (isClosed(code) ? code : `?${cards.get(code)?.back ?? ""}`);
  const added: Spot[] = [];
  const removed: Spot[] = [];
  for (const now of after) {
    const { name, owner } = now;
    const old = before.find((heap) => heap.name === name && heap.owner === owner)?.cards ?? [];
    removed.push(...surplus(old, now.cards).map((code) => ({ name, owner, code })));
    added.push(...surplus(now.cards, old).map((code) => ({ name, owner, code })));
  }
  if (told) played(before, added, removed, told, backOf);
  const moves: Move[] = [];
  const match = (fits: (from: Spot, to: Spot) => boolean): void => {
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

/** How the cards of a fresh deal have come: each out of the pile that has its back. */
export function dealt(heaps: Heap[], cards: ReadonlyMap<string, Card>): Move[] {
  const piles = heaps.filter((heap) => heap.owner < 0);
  return heaps
    .filter((heap) => heap.owner >= 0 && heap.name.startsWith("hand"))
    .flatMap(({ name, owner, cards: held }) =>
      held.flatMap((code) => {
        const back = isClosed(code) ? code : `?${cards.get(code)?.back ?? ""}`;
        const pile = piles.find((heap) => heap.cards.includes(back));
        return pile ? [{ from: { name: pile.name, owner: -1, code: back }, to: { name, owner, code } }] : [];
      }),
    );
}
