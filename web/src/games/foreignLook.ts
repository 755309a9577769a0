import type { GameLook } from "../wire";
import type { Theme } from "./theme";

const COLOR = /^#[0-9a-f]{3,8}$/i;
const looks = new Map<string, Promise<GameLook | undefined>>();

/** Fetch the look that the package of a game brings, once; nothing if that fails. */
export function fetchLook(slug: string): Promise<GameLook | undefined> {
  const known = looks.get(slug);
  if (known) return known;
  const fetching = fetch(`/api/games/${slug}/look`)
    .then(async (response) => (response.ok ? ((await response.json()) as GameLook) : undefined))
    .catch(() => undefined);
  looks.set(slug, fetching);
  return fetching;
}

/** Colors of the frame that a look gives; anything that is no color is left out. */
export const lookColors = (look: GameLook | undefined, isNight: boolean): Partial<Theme> =>
  Object.fromEntries(Object.entries({ ...look?.day, ...(isNight ? look?.night : {}) }).filter(([, color]) => COLOR.test(color)));

/** Address of the ground for a stage: the one at dusk if there is one, the wide one if there is no other. */
export function drawingOf(slug: string, look: GameLook | undefined, isPortrait: boolean, isNight: boolean): string | undefined {
  const shapes = isPortrait ? ["tall", "wide"] : ["wide"];
  const names = shapes.flatMap((shape) => (isNight ? [`${shape}-night`, shape] : [shape]));
  const name = names.find((one) => look?.drawings.includes(one));
  return name && `/api/games/${slug}/look/${name}.svg`;
}
