import { commitmentOf } from "./fair";

const STORAGE_KEY = "tablee-luck";
const MAX_STORED = 50;

interface PromisedLuck {
  promise: string;
  luck: string;
}

/** Luck of this page, which is enough where the device stores nothing. */
let drawn: PromisedLuck[] = [];

function loadAll(): PromisedLuck[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as PromisedLuck[];
  } catch {
    return [];
  }
}

/** Generate 128 random bits as hex: this player's part of the shuffling seed. */
const generateLuck = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Draw luck, keep it until it is called for, and return its digest: that alone is sent before everybody has promised. */
export function promiseLuck(): string {
  const luck = generateLuck();
  const promise = commitmentOf(luck);
  drawn = [...drawn, { promise, luck }].slice(-MAX_STORED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...loadAll(), { promise, luck }].slice(-MAX_STORED)));
  } catch {
    // a browser that stores nothing: the page remembers as long as it is open
  }
  return promise;
}

/** The promise that goes with agreeing to a plan: only another game needs luck. */
export const promiseFor = (plan: string): { promise?: string } => (plan === "rematch" ? { promise: promiseLuck() } : {});

/** Find the luck that this device promised; undefined if another one did. */
export const findLuck = (promise: string): string | undefined => [...drawn, ...loadAll()].find((stored) => stored.promise === promise)?.luck;
