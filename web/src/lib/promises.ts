import type { Room } from "../wire";

const KEPT = "tablee-promises";
const MOST = 100;

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}

/** Remember what was promised about the deals before they were made, to compare it at the end. */
export function remember(table: string, room: Room): void {
  const name = `${table}/${room.status === "playing" ? room.games : room.games + 1}`;
  const known = all();
  if (known.some(([other]) => other === name)) return;
  localStorage.setItem(KEPT, JSON.stringify([...known, [name, room.commitment]].slice(-MOST)));
}

/** What this device was promised about a game; nothing if it was not there. */
export function promised(table: string, game: number): string | undefined {
  return all().find(([name]) => name === `${table}/${game}`)?.[1];
}
