import type { RoomView } from "../wire";

const STORAGE_KEY = "tablee-promises";
const MAX_STORED = 100;

/** The seed commitment that this device was shown for a game; `early` if before its first deal. */
export interface SeenCommitment {
  game: string;
  commitment: string;
  early: boolean;
}

function loadAll(): SeenCommitment[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as SeenCommitment[];
  } catch {
    return [];
  }
}

/** Store the first commitment shown for a game, to compare it with the record at the end. */
export function rememberCommitment(table: string, room: RoomView): void {
  const early = room.status !== "playing";
  const game = `${table}/${early ? room.games + 1 : room.games}`;
  const stored = loadAll();
  if (stored.some((one) => one.game === game)) return;
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...stored, { game, commitment: room.commitment, early }].slice(-MAX_STORED)));
}

/** Find the stored commitment of a game; undefined if this device was not there. */
export function findCommitment(table: string, game: number): SeenCommitment | undefined {
  return loadAll().find((stored) => stored.game === `${table}/${game}`);
}
