import type { Box, Card, Film, Me, MyTable, NewTable, OpenedTable, Refused, Vocabulary } from "../wire";
import type { Dealt } from "./fair";

/** A refusal of the server: what is wrong, for programs; `explain` says it in words. */
export class Refusal extends Error {
  constructor(readonly refused: Pick<Refused, "code" | "details" | "why">) {
    super(refused.code);
  }
}

async function send<T>(path: string, how: RequestInit): Promise<T> {
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

const ask = <T>(path: string, body?: unknown): Promise<T> =>
  send(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });

export const games = (): Promise<Box[]> => ask("/api/games");
export const cards = (game: string): Promise<Card[]> => ask(`/api/games/${game}/cards`);
export const rules = async (game: string, language: string): Promise<string> => {
  const answer = await fetch(`/api/rules/${game}/${language}`);
  return answer.ok ? answer.text() : Promise.reject(new Refusal({ code: "no_such_page" }));
};
/** What games of other packages are called, and say: in this language first. */
export const words = (language: string): Promise<Vocabulary[]> => ask(`/api/words/${language}`);
export const me = (): Promise<Me> => ask("/api/me");
export const rename = (name: string): Promise<Me> => ask("/api/me", { name });
export const myTables = (): Promise<MyTable[]> => ask("/api/tables");
export const openTable = (wish: NewTable): Promise<OpenedTable> => ask("/api/tables", wish);

/** Where a finished game can be had. */
export const recordPath = (table: string, game: number): string => `/api/tables/${table}/records/${game}`;
export const record = (table: string, game: number): Promise<Dealt> => ask(recordPath(table, game));
const eyes = (viewer: number | null): string => (viewer === null ? "" : `?as=${viewer}`);
/** A game to be watched through the eyes of a seat; without one all cards are open. */
export const film = (table: string, game: number, viewer: number | null): Promise<Film> => ask(`${recordPath(table, game)}/film${eyes(viewer)}`);
export const filmOf = (text: string, viewer: number | null): Promise<Film> => send(`/api/films${eyes(viewer)}`, { method: "POST", body: text });
