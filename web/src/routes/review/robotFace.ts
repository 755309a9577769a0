import type { TableStore } from "../../lib/tableStore.svelte";

const FACES = [3, 1, 5, 7, 9, 11];

/** Picture of the robot that reviews: the first that nobody at the table has. */
export function robotFace(store: TableStore): number {
  const taken = store.room?.seats.map((_, seat) => store.pictureOf(seat)) ?? [];
  return FACES.find((face) => !taken.includes(face)) ?? FACES[0]!;
}
