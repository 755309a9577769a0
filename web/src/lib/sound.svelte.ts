const KEPT = "tablee-sound";
type Note = [pitch: number, at: number, lasts: number];

const TUNES: Record<"turn" | "coup" | "end", Note[]> = {
  turn: [[660, 0, 0.07], [880, 0.09, 0.09]],
  coup: [[523, 0, 0.06], [659, 0.07, 0.06], [784, 0.14, 0.06], [1047, 0.21, 0.16]],
  end: [[784, 0, 0.12], [659, 0.14, 0.12], [523, 0.28, 0.26]],
};

/** Small dry sounds, made on the spot; off until somebody wants them. */
class Sound {
  on = $state(localStorage.getItem(KEPT) === "on");
  #context: AudioContext | undefined;

  turn(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? "on" : "off");
    this.play("card");
  }

  play(what: "card" | keyof typeof TUNES): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    if (what === "card") this.#rustle(this.#context);
    else for (const note of TUNES[what]) this.#strike(this.#context, note);
  }

  #loudness(context: AudioContext, from: number, lasts: number, most: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(most, from);
    gain.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
    gain.connect(context.destination);
    return gain;
  }

  /** A card on the table: a very short noise. */
  #rustle(context: AudioContext): void {
    const lasts = 0.05;
    const buffer = context.createBuffer(1, context.sampleRate * lasts, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
    const source = new AudioBufferSourceNode(context, { buffer });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 1900, Q: 0.8 });
    source.connect(filter).connect(this.#loudness(context, context.currentTime, lasts, 0.25));
    source.start();
  }

  #strike(context: AudioContext, [pitch, at, lasts]: Note): void {
    const from = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    tone.connect(this.#loudness(context, from, lasts, 0.14));
    tone.start(from);
    tone.stop(from + lasts);
  }
}

export const sound = new Sound();
