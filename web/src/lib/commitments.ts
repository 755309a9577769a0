import type { RoomView } from "../wire";

const STORAGE_KEY = "tablee-promises";
const MAX_STORED = 100;

/** The seed commitment that this device was shown for a game; `early` if before its first deal. */
export interface SeenCommitment {
  game: string;
  commitment: string;
  early: boolean;
  /** Promises of luck that were shown before this device revealed any. */
  promises?: string[];
}

function loadAll(): SeenCommitment[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as SeenCommitment[];
  } catch {
    return [];
  }
}

function store(all: SeenCommitment[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(all.slice(-MAX_STORED)));
  } catch {
    // a browser that stores nothing: the page says later that it was not there
  }
}

const nextGame = (table: string, room: RoomView): string => `${table}/${room.status === "playing" ? room.games : room.games + 1}`;

/** Store the first commitment shown for a game, to compare it with the record at the end. */
export function rememberCommitment(table: string, room: RoomView): void {
  const game = nextGame(table, room);
  const stored = loadAll();
  if (stored.some((one) => one.game === game)) return;
  store([...stored, { game, commitment: room.commitment, early: room.status !== "playing" }]);
}

/** Store the promises shown when luck is first called for: nobody can have promised later. */
export function rememberPromises(table: string, room: RoomView): void {
  rememberCommitment(table, room);
  const game = nextGame(table, room);
  const promises = room.seats.map(({ promise }) => promise ?? "").filter(Boolean);
  store(loadAll().map((one) => (one.game === game && !one.promises ? { ...one, promises } : one)));
}

/** Find the stored commitment of a game; undefined if this device was not there. */
export function findCommitment(table: string, game: number): SeenCommitment | undefined {
  return loadAll().find((stored) => stored.game === `${table}/${game}`);
}

/** True unless a promise of the record is none of those that were shown before this device revealed luck. */
export const wereShown = (seen: SeenCommitment | undefined, promises: string[] = []): boolean =>
  promises.every((promise) => !promise || !seen?.promises || seen.promises.includes(promise));
