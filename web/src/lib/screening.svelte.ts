import type { Film } from "../wire";
import * as api from "./api";
import type { Dealt } from "./fair";
import { Seen, type Talk } from "./seen.svelte";

const ABSENT = new api.Refusal({ code: "game_over" });
/** A game that is over answers nobody. */
const SILENT: Talk = {
  watch: () => undefined,
  ask: () => Promise.reject(ABSENT),
  hold: () => Promise.reject(ABSENT),
  hint: () => Promise.reject(ABSENT),
};

/** Where a film comes from: a table here, or the text of a file. */
export interface Source {
  film: (viewer: number | null) => Promise<Film>;
  record: () => Promise<Dealt>;
}

export const fromTable = (table: string, game: number): Source => ({
  film: (viewer) => api.film(table, game, viewer),
  record: () => api.record(table, game),
});

export const fromText = (text: string): Source => ({
  film: (viewer) => api.filmOf(text, viewer),
  record: () => Promise.resolve(JSON.parse(text) as Dealt),
});

/** A game that is watched again: at which moment, and through whose eyes. */
export class Screening {
  moment = $state(0);
  /** A seat, -1 for somebody who watches, or nothing if all cards are open. */
  viewer: number | null = $state(null);
  film: Film | undefined = $state.raw();
  readonly seen = new Seen("", SILENT);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody looks at it
  readonly #films = new Map<number | null, Film>();

  constructor(readonly source: Source) {}

  get length(): number {
    return this.film?.changes.length ?? 0;
  }

  /** Look through other eyes, at the same moment. */
  async look(viewer: number | null): Promise<void> {
    const film = this.#films.get(viewer) ?? (await this.source.film(viewer));
    this.#films.set(viewer, film);
    this.film = film;
    this.viewer = viewer;
    this.#show(this.moment);
  }

  /** Go to a moment; to the next one as the game itself went on. */
  go(moment: number): void {
    const wanted = Math.max(0, Math.min(this.length, Math.round(moment) || 0));
    if (wanted === this.moment + 1) this.#step(wanted);
    else if (wanted !== this.moment) this.#show(wanted);
    this.moment = wanted;
  }

  #show(moment: number): void {
    if (!this.film) return;
    this.seen.take({ type: "seen", sight: this.film.sight });
    for (let step = 1; step <= Math.min(moment, this.length); step++) this.#step(step);
  }

  #step(step: number): void {
    const change = this.film?.changes[step - 1];
    if (change) this.seen.take({ type: "changed", change });
  }
}
