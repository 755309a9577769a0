import type { Room } from "../wire";

const KEPT = "tablee-promises";
const MOST = 100;

/** What was promised about the deals of a game, and whether before the first of them. */
export interface Made {
  game: string;
  commitment: string;
  early: boolean;
}

function all(): Made[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Made[];
  } catch {
    return [];
  }
}

/** Remember the first promise that this device was shown for a game, to compare it at the end. */
export function remember(table: string, room: Room): void {
  const early = room.status !== "playing";
  const game = `${table}/${early ? room.games + 1 : room.games}`;
  const known = all();
  if (known.some((made) => made.game === game)) return;
  localStorage.setItem(KEPT, JSON.stringify([...known, { game, commitment: room.commitment, early }].slice(-MOST)));
}

/** What this device was promised about a game; nothing if it was not there. */
export function promised(table: string, game: number): Made | undefined {
  return all().find((made) => made.game === `${table}/${game}`);
}
