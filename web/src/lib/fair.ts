import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";

/** Verification of deals in the browser, without the server; docs/concepts/fair.md defines the protocol.
 *
 * Digests come from a library: browsers offer `crypto.subtle` only over protected connections.
 */
export interface Fair {
  commitment: string;
  seed: string;
  luck: string[];
  /** Digests of luck by seat, shown before any luck was; empty where it was not promised. */
  promises?: string[];
}

/** The part of a record that the deals can be checked with. */
export interface GameRecord {
  fair?: Fair | null;
  /** The first deal was stacked for a lesson, and nothing was promised. */
  lesson?: boolean;
  /** Hidden cards were dealt again after an undo. */
  redealt?: boolean;
  seats: { bot?: string | null }[];
  events: ({ deal: string[] } | { seat: number; move: string })[];
}

/** Result of a check: `fair`, or an error code of the server; `event` is the first unfair deal, from 1. */
export interface Verdict {
  code: "fair" | "not_promised" | "lesson_deal" | "redealt" | "bad_commitment" | "bad_luck" | "bad_promise" | "unfair_deal";
  deals: number;
  /** The luck of every person was promised before any was revealed. */
  promised?: boolean;
  seat?: number;
  event?: number;
}

const WORD_COUNT = 2 ** 32;
const LUCK = /^[A-Za-z0-9_-]{0,64}$/;

const digest = (text: string): Uint8Array => sha256(new TextEncoder().encode(text));

export const commitmentOf = (seed: string): string => bytesToHex(digest(seed));

/** Pseudorandom 32-bit words: SHA-256 in counter mode. */
function* generateWords(start: string, purpose: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const { buffer, byteOffset, byteLength } = digest(`${start}|${purpose}|${block}`);
    const bytes = new DataView(buffer, byteOffset, byteLength);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** Draw an unbiased number below `limit` by rejection sampling. */
function drawBelow(limit: number, words: Generator<number, never>): number {
  const accepted = WORD_COUNT - (WORD_COUNT % limit);
  for (;;) {
    const word = words.next().value;
    if (word < accepted) return word % limit;
  }
}

/** Fisher–Yates shuffle of the sorted cards, for the deal with this number, from 0. */
export function shuffle(fair: Fair, cards: string[], deal: number): string[] {
  const order = cards.toSorted((one, other) => (one < other ? -1 : 1));
  const words = generateWords([fair.seed, ...fair.luck].join("|"), String(deal));
  for (let last = order.length - 1; last > 0; last--) {
    const other = drawBelow(last + 1, words);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The first seat whose luck is not what it promised; -1 if there is none. */
const findBrokenPromise = ({ luck, promises = [] }: Fair): number => promises.findIndex((promise, seat) => promise && commitmentOf(luck[seat] ?? "") !== promise);

/** Deal a game again from its seed and luck, and compare. */
export function checkDeals(record: GameRecord): Verdict {
  const { fair } = record;
  if (record.lesson) return { code: "lesson_deal", deals: 0 };
  if (!fair) return { code: "not_promised", deals: 0 };
  if (record.redealt) return { code: "redealt", deals: 0 };
  if (commitmentOf(fair.seed) !== fair.commitment || fair.luck.length !== record.seats.length) {
    return { code: "bad_commitment", deals: 0 };
  }
  if (!fair.luck.every((luck) => LUCK.test(luck))) return { code: "bad_luck", deals: 0 };
  const broken = findBrokenPromise(fair);
  if (broken >= 0) return { code: "bad_promise", deals: 0, seat: broken };
  let deals = 0;
  for (const [number, event] of record.events.entries()) {
    if (!("deal" in event)) continue;
    const order = shuffle(fair, event.deal, deals);
    if (order.join(" ") !== event.deal.join(" ")) return { code: "unfair_deal", deals, event: number + 1 };
    deals += 1;
  }
  const promised = Boolean(fair.promises?.length) && record.seats.every(({ bot }, seat) => bot || fair.promises?.[seat]);
  return { code: "fair", deals, promised };
}
