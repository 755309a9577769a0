const STORAGE_KEY = "tablee-lessons";

function readKept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** The table of the lesson of a game that was begun here and is not done. */
export const findKeptLesson = (game: string): string | undefined => readKept()[game];

/** Keep the table of a lesson that has begun; an empty one forgets it. */
export function keepLesson(game: string, table: string): void {
  const kept = readKept();
  if ((kept[game] ?? "") === table) return;
  kept[game] = table;
  localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
}
