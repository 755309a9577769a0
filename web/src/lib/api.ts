import type { CardView, GameListing, MessageCatalog, NewLesson, NewTable, OpenedTable, PlayOn, Profile, Refused, ReplayView, ReviewStatus, TableListing } from "../wire";
import type { GameRecord } from "./fair";

/** The error code of a refusal and its details; `explain` translates it. */
export type Reason = Pick<Refused, "code" | "details" | "why">;

/** An error answer of the server. */
export class Refusal extends Error implements Reason {
  readonly code: string;
  readonly details: Reason["details"];
  readonly why: Reason["why"];

  constructor({ code, details, why }: Reason) {
    super(code);
    this.code = code;
    this.details = details;
    this.why = why;
  }
}

async function fetchJson<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal({ code: "no_connection" });
  }
  const body: unknown = await response.json();
  if (!response.ok) throw new Refusal(body as Refused);
  return body as T;
}

/** GET, or POST if there is a body. */
const request = <T>(path: string, body?: unknown): Promise<T> =>
  fetchJson(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });

export const fetchGames = (): Promise<GameListing[]> => request("/api/games");
export const fetchCards = (game: string): Promise<CardView[]> => request(`/api/games/${game}/cards`);
/** Fetch the rules of a game as HTML. */
export const fetchRules = async (game: string, language: string): Promise<string> => {
  const response = await fetch(`/api/rules/${game}/${language}`);
  return response.ok ? response.text() : Promise.reject(new Refusal({ code: "no_such_page" }));
};
/** Fetch the Fluent messages of games from other packages, those in this language first. */
export const fetchMessageCatalogs = (language: string): Promise<MessageCatalog[]> => request(`/api/words/${language}`);
export const fetchProfile = (): Promise<Profile> => request("/api/me");
export const saveProfile = (name: string, picture?: number): Promise<Profile> => request("/api/me", { name, picture });
export const fetchTables = (): Promise<TableListing[]> => request("/api/tables");
export const openTable = (table: NewTable): Promise<OpenedTable> => request("/api/tables", table);

export const openLesson = (lesson: NewLesson): Promise<OpenedTable> => request("/api/lessons", lesson);

/** Path of the record of a finished game. */
export const recordPath = (table: string, game: number): string => `/api/tables/${table}/records/${game}`;
export const fetchRecord = (table: string, game: number): Promise<GameRecord> => request(recordPath(table, game));
const viewerQuery = (viewer: number | null): string => (viewer === null ? "" : `?as=${viewer}`);
/** Fetch a replay as a seat saw the game; with `null` all cards are open. */
export const fetchReplay = (table: string, game: number, viewer: number | null): Promise<ReplayView> => request(`${recordPath(table, game)}/film${viewerQuery(viewer)}`);
/** Turn the text of a record into a replay. */
export const fetchReplayOfText = (text: string, viewer: number | null): Promise<ReplayView> => fetchJson(`/api/films${viewerQuery(viewer)}`, { method: "POST", body: text });

const seatQuery = (seat: number): string => (seat < 0 ? "" : `?seat=${seat}`);
/** Fetch how far the review of a game is for a seat, or for our own one, and the review once it is done. */
export const fetchReview = (table: string, game: number, seat: number): Promise<ReviewStatus> => request(`${recordPath(table, game)}/review${seatQuery(seat)}`);
/** The same for the text of a record. */
export const fetchReviewOfText = (text: string, seat: number): Promise<ReviewStatus> => fetchJson(`/api/reviews${seatQuery(seat)}`, { method: "POST", body: text });
/** Open a table at a moment of a finished game, against bots. */
export const playOn = (table: string, game: number, from: PlayOn): Promise<OpenedTable> => request(`${recordPath(table, game)}/play`, from);
