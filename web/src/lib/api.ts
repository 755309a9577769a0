import type { Box, Me, MyTable, NewTable, OpenedTable, Refused } from "../wire";

/** A refusal of the server: what is wrong, for programs; `explain` says it in words. */
export class Refusal extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "details" | "why">) {
    super(refused.code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const how = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Refusal({ code: "no_connection" });
  }
  const found: unknown = await answer.json();
  if (!answer.ok) throw new Refusal(found as Refused);
  return found as T;
}

export const games = (): Promise<Box[]> => ask("/api/games");
export const me = (): Promise<Me> => ask("/api/me");
export const rename = (name: string): Promise<Me> => ask("/api/me", { name });
export const myTables = (): Promise<MyTable[]> => ask("/api/tables");
export const openTable = (wish: NewTable): Promise<OpenedTable> => ask("/api/tables", wish);
