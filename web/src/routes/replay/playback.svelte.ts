import type { Screening } from "../../lib/screening.svelte";

/** Milliseconds for a step. */
const PACES = [2400, 1200, 450];

/** A game that goes on by itself, or by keys. */
export class Playback {
  pace = $state(1);
  #playing = $state(false);
  readonly done = $derived.by(() => this.screening.moment >= this.screening.length);
  readonly on = $derived(this.#playing && !this.done);

  constructor(readonly shown: () => Screening) {
    $effect(() => {
      if (!this.on) return undefined;
      const timer = setInterval(() => this.screening.go(this.screening.moment + 1), PACES[this.pace]);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (this.done) this.#playing = false;
    });
  }

  get screening(): Screening {
    return this.shown();
  }

  jump(moment: number): void {
    this.#playing = false;
    this.screening.go(moment);
  }

  turn(): void {
    if (this.done) this.screening.go(0);
    this.#playing = !this.on;
  }

  hurry(): void {
    this.pace = (this.pace + 1) % PACES.length;
  }

  press(event: KeyboardEvent): void {
    const own = event.key === " " ? "button, a, summary, " : "";
    const busy = (event.target as HTMLElement).closest(`${own}input, select, [role=log]`);
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const { moment, length } = this.screening;
    const steps: Record<string, number> = { ArrowLeft: moment - 1, ArrowRight: moment + 1, Home: 0, End: length };
    if (event.key === " ") this.turn();
    else if (event.key in steps) this.jump(steps[event.key]!);
    else return;
    event.preventDefault();
  }
}
