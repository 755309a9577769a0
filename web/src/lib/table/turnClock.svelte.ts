import { connection } from "../connection.svelte";
import type { TableStore } from "../tableStore.svelte";
import { texts } from "../texts.svelte";

const TICK_MS = 500;
const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;
/** Share of the time below which it is late. */
const LATE = 0.2;

/** Seconds in words, in their greatest unit: "2 days", "40 seconds". */
export function describeTime(seconds: number): string {
  const units: [string, number][] = [["days", DAY_S], ["hours", HOUR_S], ["minutes", MINUTE_S]];
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ["seconds", 1];
  const count = length === 1 ? Math.ceil(seconds) : Math.floor(seconds / length);
  return texts.say("time-left", { unit, count });
}

/** Time that a seat has left for its move, as long as it is awaited and the table has a clock. */
export class TurnClock {
  #now = $state(0);

  constructor(
    readonly store: TableStore,
    readonly seat: () => number,
  ) {
    $effect(() => {
      if (!this.isRunning) return undefined;
      this.#now = connection.serverTime;
      const timer = setInterval(() => (this.#now = connection.serverTime), TICK_MS);
      return () => clearInterval(timer);
    });
  }

  /** True while the deadline of this seat runs. */
  get isRunning(): boolean {
    const { board, room } = this.store;
    return Boolean(board?.due != null && room?.status === "playing" && !room.paused && board.asked.includes(this.seat()) && !board.answered.includes(this.seat()));
  }

  get #left(): number {
    return this.isRunning && this.#now ? Math.max(0, this.store.board!.due! - this.#now) : 0;
  }

  /** Share of the time that is left; null without a clock. */
  get share(): number | null {
    if (!this.isRunning || !this.#now) return null;
    const whole = this.store.board!.due! - this.store.board!.since;
    return whole > 0 ? Math.min(1, this.#left / whole) : 0;
  }

  get isLate(): boolean {
    return (this.share ?? 1) < LATE;
  }

  /** Time left in words, rounded down to its greatest unit: "2 days". */
  get words(): string {
    return this.isRunning && this.#now ? describeTime(this.#left) : "";
  }

  /** Time left, as `0:48`, or in hours or days. */
  get text(): string {
    if (!this.isRunning || !this.#now) return "";
    const left = Math.ceil(this.#left);
    if (left >= DAY_S) return texts.say("web-days", { count: Math.floor(left / DAY_S) });
    if (left >= HOUR_S) return texts.say("web-hours", { count: Math.floor(left / HOUR_S) });
    return `${Math.floor(left / MINUTE_S)}:${String(left % MINUTE_S).padStart(2, "0")}`;
  }
}
