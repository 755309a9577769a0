/** Verification of deals in the browser, without the server; docs/concepts/fair.md defines the protocol. */
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
  seats: { bot?: string | null }[];
  events: ({ deal: string[] } | { seat: number; move: string })[];
}

/** Result of a check: `fair`, or an error code of the server; `event` is the first unfair deal, from 1. */
export interface Verdict {
  code: "fair" | "not_promised" | "bad_commitment" | "bad_luck" | "bad_promise" | "unfair_deal";
  deals: number;
  /** The luck of every person was promised before any was revealed. */
  promised?: boolean;
  seat?: number;
  event?: number;
}

/** True if the page can compute digests: browsers offer `crypto.subtle` only in secure contexts. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

const WORD_COUNT = 2 ** 32;
const LUCK = /^[A-Za-z0-9_-]{0,64}$/;

async function digest(text: string): Promise<DataView> {
  return new DataView(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new Uint8Array((await digest(seed)).buffer);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pseudorandom 32-bit words: SHA-256 in counter mode. */
async function* generateWords(start: string, purpose: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = await digest(`${start}|${purpose}|${block}`);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** Draw an unbiased number below `limit` by rejection sampling. */
async function drawBelow(limit: number, words: AsyncGenerator<number, never>): Promise<number> {
  const accepted = WORD_COUNT - (WORD_COUNT % limit);
  for (;;) {
    const word = (await words.next()).value;
    if (word < accepted) return word % limit;
  }
}

/** Fisher–Yates shuffle of the sorted cards, for the deal with this number, from 0. */
export async function shuffle(fair: Fair, cards: string[], deal: number): Promise<string[]> {
  const order = cards.toSorted((one, other) => (one < other ? -1 : 1));
  const words = generateWords([fair.seed, ...fair.luck].join("|"), String(deal));
  for (let last = order.length - 1; last > 0; last--) {
    const other = await drawBelow(last + 1, words);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The first seat whose luck is not what it promised; -1 if there is none. */
async function findBrokenPromise({ luck, promises = [] }: Fair): Promise<number> {
  const kept = await Promise.all(promises.map(async (promise, seat) => !promise || (await commitmentOf(luck[seat] ?? "")) === promise));
  return kept.indexOf(false);
}

/** Deal a game again from its seed and luck, and compare. */
export async function checkDeals(record: GameRecord): Promise<Verdict> {
  const { fair } = record;
  if (!fair) return { code: "not_promised", deals: 0 };
  if ((await commitmentOf(fair.seed)) !== fair.commitment || fair.luck.length !== record.seats.length) {
    return { code: "bad_commitment", deals: 0 };
  }
  if (!fair.luck.every((luck) => LUCK.test(luck))) return { code: "bad_luck", deals: 0 };
  const broken = await findBrokenPromise(fair);
  if (broken >= 0) return { code: "bad_promise", deals: 0, seat: broken };
  let deals = 0;
  for (const [number, event] of record.events.entries()) {
    if (!("deal" in event)) continue;
    const order = await shuffle(fair, event.deal, deals);
    if (order.join(" ") !== event.deal.join(" ")) return { code: "unfair_deal", deals, event: number + 1 };
    deals += 1;
  }
  const promised = Boolean(fair.promises?.length) && record.seats.every(({ bot }, seat) => bot || fair.promises?.[seat]);
  return { code: "fair", deals, promised };
}
