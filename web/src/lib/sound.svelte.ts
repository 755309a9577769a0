const STORAGE_KEY = "tablee-sound";
/** A note: frequency in Hz, start and duration in seconds. */
type Note = [frequency: number, start: number, duration: number];

const MELODIES: Record<"turn" | "coup" | "end", Note[]> = {
  turn: [[660, 0, 0.07], [880, 0.09, 0.09]],
  coup: [[523, 0, 0.06], [659, 0.07, 0.06], [784, 0.14, 0.06], [1047, 0.21, 0.16]],
  end: [[784, 0, 0.12], [659, 0.14, 0.12], [523, 0.28, 0.26]],
};

export type SoundName = "card" | keyof typeof MELODIES;

/** Synthesized sound effects; off until somebody turns them on. */
class Sound {
  on = $state(localStorage.getItem(STORAGE_KEY) === "on");
  #context: AudioContext | undefined;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(STORAGE_KEY, this.on ? "on" : "off");
    this.play("card");
  }

  play(name: SoundName): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    if (name === "card") this.#playNoise(this.#context);
    else for (const note of MELODIES[name]) this.#playNote(this.#context, note);
  }

  /** Create a gain node that decays exponentially from `peak`. */
  #createDecay(context: AudioContext, start: number, duration: number, peak: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(peak, start);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + duration);
    gain.connect(context.destination);
    return gain;
  }

  /** Play a short band-pass noise: a card on the table. */
  #playNoise(context: AudioContext): void {
    const duration = 0.05;
    const buffer = context.createBuffer(1, context.sampleRate * duration, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 1900, Q: 0.8 });
    source.connect(filter).connect(this.#createDecay(context, context.currentTime, duration, 0.25));
    source.start();
  }

  #playNote(context: AudioContext, [frequency, start, duration]: Note): void {
    const at = context.currentTime + start;
    const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
    oscillator.connect(this.#createDecay(context, at, duration, 0.14));
    oscillator.start(at);
    oscillator.stop(at + duration);
  }
}

export const sound = new Sound();
