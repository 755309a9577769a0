/** Deals are checked here as docs/concepts/fair.md says, without asking the server. */
export interface Fair {
  commitment: string;
  seed: string;
  luck: string[];
}

export interface Dealt {
  fair?: Fair | null;
  seats: unknown[];
  events: ({ deal: string[] } | { seat: number; move: string })[];
}

/** What came of it: `fair`, or what is wrong, by the codes of the server; `event` where there is one. */
export interface Verdict {
  code: "fair" | "not_promised" | "bad_commitment" | "bad_luck" | "unfair_deal";
  deals: number;
  event?: number;
}

/** Whether this page can check anything: browsers want an address of their own or a safe one for it. */
export const canCheck = (): boolean => Boolean(globalThis.crypto?.subtle);

const WORDS = 2 ** 32;
const LUCK = /^[A-Za-z0-9_-]{0,64}$/;

async function digest(text: string): Promise<DataView> {
  return new DataView(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export async function commitmentOf(seed: string): Promise<string> {
  const found = new Uint8Array((await digest(seed)).buffer);
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function* words(start: string, purpose: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const found = await digest(`${start}|${purpose}|${block}`);
    for (let at = 0; at < found.byteLength; at += 4) yield found.getUint32(at);
  }
}

async function below(limit: number, numbers: AsyncGenerator<number, never>): Promise<number> {
  const fitting = WORDS - (WORDS % limit);
  for (;;) {
    const word = (await numbers.next()).value;
    if (word < fitting) return word % limit;
  }
}

/** The cards in the order of a deal, which is counted from 0. */
export async function shuffled(fair: Fair, cards: string[], deal: number): Promise<string[]> {
  const order = cards.toSorted((one, other) => (one < other ? -1 : 1));
  const numbers = words([fair.seed, ...fair.luck].join("|"), String(deal));
  for (let last = order.length - 1; last > 0; last--) {
    const other = await below(last + 1, numbers);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** Deal a game again, and compare. */
export async function check(record: Dealt): Promise<Verdict> {
  const { fair } = record;
  if (!fair) return { code: "not_promised", deals: 0 };
  if ((await commitmentOf(fair.seed)) !== fair.commitment || fair.luck.length !== record.seats.length) {
    return { code: "bad_commitment", deals: 0 };
  }
  if (!fair.luck.every((luck) => LUCK.test(luck))) return { code: "bad_luck", deals: 0 };
  let deals = 0;
  for (const [number, event] of record.events.entries()) {
    if (!("deal" in event)) continue;
    const found = await shuffled(fair, event.deal, deals);
    if (found.join(" ") !== event.deal.join(" ")) return { code: "unfair_deal", deals, event: number + 1 };
    deals += 1;
  }
  return { code: "fair", deals };
}
