import * as api from "../../lib/api";
import type { Review, ReviewStatus } from "../../wire";

/** Where reviews come from: a table of this server, or the text of a record file. */
export type ReviewFetcher = (seat: number) => Promise<ReviewStatus>;

/** Refusals that pass by themselves: the review is asked for again. */
const PASSING_CODES = ["no_connection", "too_fast", "thinkers_busy", "store_busy", "too_many_requests"];

/** The review of one seat at a time: it is asked for until it is done. */
export class ReviewStore {
  status: ReviewStatus | undefined = $state.raw();
  /** What went wrong last; the review is still asked for if that may pass. */
  refusal: api.Refusal | undefined = $state.raw();
  seat = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Grows with every start, so that late answers to earlier ones are not shown. */
  #round = 0;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, never rendered
  readonly #done = new Map<number, ReviewStatus>();

  constructor(
    readonly fetchStatus: ReviewFetcher,
    readonly pollingMs = 1000,
    readonly retryMs = 4000,
  ) {}

  get review(): Review | undefined {
    return this.status?.review ?? undefined;
  }

  /** Share of the work that is done, 0 to 1. */
  get share(): number {
    return this.status?.total ? Math.min(1, this.status.done / this.status.total) : 0;
  }

  /** True while something went wrong that may pass by itself. */
  get isRetrying(): boolean {
    return this.refusal !== undefined && PASSING_CODES.includes(this.refusal.code);
  }

  /** Ask for the review of a seat until it is there. */
  start(seat: number): void {
    this.stop();
    this.seat = seat;
    this.status = this.#done.get(seat);
    this.refusal = undefined;
    if (!this.review) void this.#ask(this.#round);
  }

  /** Ask no more; the server goes on for a while. */
  stop(): void {
    this.#round += 1;
    clearTimeout(this.#timer);
  }

  async #ask(round: number): Promise<void> {
    const seat = this.seat;
    try {
      const status = await this.fetchStatus(seat);
      if (status.review) this.#done.set(seat, status);
      if (round !== this.#round) return;
      this.status = status;
      this.refusal = undefined;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (round !== this.#round) return;
      this.refusal = error;
    }
    if (this.review || (this.refusal && !this.isRetrying)) return;
    this.#timer = setTimeout(() => void this.#ask(round), this.refusal ? this.retryMs : this.pollingMs);
  }
}
