/** Filtered noise or a tone that decays; times in seconds, frequencies in Hz. */
export interface Layer {
  source: "noise" | OscillatorType;
  /** Center of the noise, or pitch of the tone. */
  frequency: number;
  /** Pitch or center at the end; the same without it. */
  to?: number;
  start: number;
  duration: number;
  peak: number;
  /** Width of the noise: a large one is nearly a tone. */
  quality?: number;
}

/** No sound is longer than this, in seconds. */
export const MAX_DURATION = 0.4;

const noise = (frequency: number, start: number, duration: number, peak: number, quality = 0.8): Layer => ({ source: "noise", frequency, start, duration, peak, quality });
const tone = (frequency: number, start: number, duration: number, peak = 0.12): Layer => ({ source: "triangle", frequency, start, duration, peak });
const chord = (...pitches: number[]): Layer[] => pitches.map((pitch, number) => tone(pitch, number * 0.05, MAX_DURATION - number * 0.05, 0.09));

/** Sounds of our own making: small, dry, synthesized when they are played. */
export const RECIPES = {
  /** A card on wood: a tap with some body. */
  wood: [noise(1900, 0, 0.045, 0.24), { source: "sine", frequency: 190, to: 120, start: 0, duration: 0.05, peak: 0.1 }],
  /** A card on cloth: softer and darker. */
  cloth: [noise(900, 0, 0.06, 0.2, 0.6)],
  /** Your turn: two notes. */
  turn: [tone(660, 0, 0.07), tone(880, 0.09, 0.1)],
  /** A coup-fourré: a short roll of the snare, and its stroke. */
  snare: [noise(2600, 0, 0.04, 0.1, 0.5), noise(2600, 0.06, 0.04, 0.14, 0.5), noise(2600, 0.12, 0.04, 0.18, 0.5), noise(2300, 0.19, 0.16, 0.3, 0.4), tone(185, 0.19, 0.1, 0.16)],
  /** Sold, in the drawing room. */
  gavel: [noise(1100, 0, 0.05, 0.3, 1.2), tone(240, 0, 0.07, 0.2), noise(1100, 0.16, 0.05, 0.2, 1.2), tone(240, 0.16, 0.07, 0.14)],
  /** Sold, at the market. */
  bell: [{ ...tone(1245, 0, MAX_DURATION, 0.1), source: "sine" }, { ...tone(3112, 0, 0.22, 0.04), source: "sine" }, { ...tone(1865, 0, 0.3, 0.04), source: "sine" }],
  /** A candle is blown out. */
  breath: [{ ...noise(700, 0, 0.34, 0.12, 0.5), to: 300 }],
  /** A land sails away to its owner. */
  sail: [{ ...noise(420, 0, 0.38, 0.12, 0.7), to: 1200 }],
  /** Ants carry a trick away. */
  march: [0, 0.05, 0.1, 0.15, 0.2, 0.25].map((start, number) => noise(3000 + 200 * (number % 2), start, 0.018, 0.1, 2)),
  win: chord(523, 659, 784),
  lose: chord(440, 523, 659),
} satisfies Record<string, Layer[]>;

export type SoundName = keyof typeof RECIPES;
