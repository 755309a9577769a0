import type { ReplayStore } from "../../lib/replayStore.svelte";

/** Milliseconds per step, from slow to fast. */
const PACES = [2400, 1200, 450];

/** Automatic and keyboard playback of a replay. */
export class Playback {
  pace = $state(1);
  #isOn = $state(false);
  readonly isDone = $derived.by(() => this.replay.moment >= this.replay.length);
  readonly isPlaying = $derived(this.#isOn && !this.isDone);

  constructor(readonly getReplay: () => ReplayStore) {
    $effect(() => {
      if (!this.isPlaying) return undefined;
      const timer = setInterval(() => this.replay.goTo(this.replay.moment + 1), PACES[this.pace]);
      return () => clearInterval(timer);
    });
    $effect(() => {
      if (this.isDone) this.#isOn = false;
    });
  }

  get replay(): ReplayStore {
    return this.getReplay();
  }

  /** Go to a moment and stop there. */
  jump(moment: number): void {
    this.#isOn = false;
    this.replay.goTo(moment);
  }

  /** Play or pause; at the end, start again. */
  toggle(): void {
    if (this.isDone) this.replay.goTo(0);
    this.#isOn = !this.isPlaying;
  }

  nextPace(): void {
    this.pace = (this.pace + 1) % PACES.length;
  }

  handleKey(event: KeyboardEvent): void {
    const pressable = event.key === " " ? "button, a, summary, " : "";
    const isTaken = (event.target as HTMLElement).closest(`${pressable}input, select, [role=log]`);
    if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    const { moment, length } = this.replay;
    const moments: Record<string, number> = { ArrowLeft: moment - 1, ArrowRight: moment + 1, Home: 0, End: length };
    if (event.key === " ") this.toggle();
    else if (event.key in moments) this.jump(moments[event.key]!);
    else return;
    event.preventDefault();
  }
}
