import type { ReplayView } from "../wire";
import * as api from "./api";
import type { GameRecord } from "./fair";
import { TableStore, type TableConnection } from "./tableStore.svelte";

const GAME_OVER = new api.Refusal({ code: "game_over" });
/** Connection of a finished game: every request is refused. */
const CLOSED_CONNECTION: TableConnection = {
  watch: () => undefined,
  sendCommand: () => Promise.reject(GAME_OVER),
  holdDevice: () => Promise.reject(GAME_OVER),
  requestHint: () => Promise.reject(GAME_OVER),
};

/** Origin of a replay: a table of this server, or the text of a record file. */
export interface ReplaySource {
  fetchView: (viewer: number | null) => Promise<ReplayView>;
  fetchRecord: () => Promise<GameRecord>;
}

export const fromTable = (table: string, game: number): ReplaySource => ({
  fetchView: (viewer) => api.fetchReplay(table, game, viewer),
  fetchRecord: () => api.fetchRecord(table, game),
});

export const fromText = (text: string): ReplaySource => ({
  fetchView: (viewer) => api.fetchReplayOfText(text, viewer),
  fetchRecord: () => Promise.resolve(JSON.parse(text) as GameRecord),
});

/** State of a replay: the current moment, and the viewer. */
export class ReplayStore {
  /** Number of updates that are applied to the first snapshot. */
  moment = $state(0);
  /** A seat, -1 for a spectator, or null if all cards are open. */
  viewer: number | null = $state(null);
  view: ReplayView | undefined = $state.raw();
  readonly store: TableStore;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, never rendered
  readonly #views = new Map<number | null, ReplayView>();

  constructor(
    readonly source: ReplaySource,
    connection: TableConnection = CLOSED_CONNECTION,
  ) {
    this.store = new TableStore("", connection);
  }

  get length(): number {
    return this.view?.changes.length ?? 0;
  }

  /** True if the record goes to the end of the game. */
  get isFinished(): boolean {
    return this.view?.changes.at(-1)?.room?.status === "over";
  }

  /** Show the same moment to another viewer. */
  async setViewer(viewer: number | null): Promise<void> {
    const view = this.#views.get(viewer) ?? (await this.source.fetchView(viewer));
    this.#views.set(viewer, view);
    this.view = view;
    this.viewer = viewer;
    this.#rebuild(this.moment);
  }

  /** Go to a moment; one step forward is applied as an update, so that cards are animated. */
  goTo(moment: number): void {
    const target = Math.max(0, Math.min(this.length, Math.round(moment) || 0));
    if (target === this.moment + 1) this.#applyUpdate(target);
    else if (target !== this.moment) this.#rebuild(target);
    this.moment = target;
  }

  #rebuild(moment: number): void {
    if (!this.view) return;
    this.store.receive({ type: "seen", sight: this.view.sight });
    for (let step = 1; step <= Math.min(moment, this.length); step++) this.#applyUpdate(step);
  }

  #applyUpdate(step: number): void {
    const change = this.view?.changes[step - 1];
    if (change) this.store.receive({ type: "changed", change });
  }
}
