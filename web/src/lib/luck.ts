import { canCheck, commitmentOf } from "./fair";

const STORAGE_KEY = "tablee-luck";
const MAX_STORED = 50;

interface PromisedLuck {
  promise: string;
  luck: string;
}

function loadAll(): PromisedLuck[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as PromisedLuck[];
  } catch {
    return [];
  }
}

/** Replace luck by its digest, and keep it until it is called for; without `crypto.subtle` it is sent as it is. */
export async function promiseLuck<T extends object>(wish: T): Promise<T> {
  const { luck, ...rest } = wish as T & { luck?: string };
  if (!luck || !canCheck()) return wish;
  const promise = await commitmentOf(luck);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...loadAll(), { promise, luck }].slice(-MAX_STORED)));
  return { ...rest, promise } as unknown as T;
}

/** Find the luck that this device promised; undefined if another one did. */
export const findLuck = (promise: string): string | undefined => loadAll().find((stored) => stored.promise === promise)?.luck;
