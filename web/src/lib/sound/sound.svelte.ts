import { playRecipe } from "./playRecipe";
import { RECIPES, type SoundName } from "./recipes";

const STORAGE_KEY = "tablee-sound";
const DEFAULT_VOLUME = 0.6;

/** Volume that is stored: a number, or a word of earlier versions. None if nobody was asked yet. */
export function parseVolume(stored: string | null): number | undefined {
  if (stored === "on") return DEFAULT_VOLUME;
  if (stored === "off") return 0;
  const volume = Number.parseFloat(stored ?? "");
  return volume >= 0 && volume <= 1 ? volume : undefined;
}

/** Sounds of the tables: offered once, off until somebody wants them, as loud as last time. */
class Sound {
  #volume: number | undefined = $state(parseVolume(localStorage.getItem(STORAGE_KEY)));
  #context: AudioContext | undefined;

  /** From 0, silent, to 1. */
  get volume(): number {
    return this.#volume ?? 0;
  }

  set volume(volume: number) {
    this.#volume = volume;
    localStorage.setItem(STORAGE_KEY, String(volume));
  }

  /** True if nobody has said yet whether there shall be sounds. */
  get isUndecided(): boolean {
    return this.#volume === undefined;
  }

  /** Turn sounds on or off, and let hear what they are like. */
  turn(on: boolean): void {
    this.volume = on ? DEFAULT_VOLUME : 0;
    this.play("turn");
  }

  play(name: SoundName): void {
    if (this.volume === 0) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    playRecipe(this.#context, RECIPES[name], this.volume);
  }
}

export const sound = new Sound();
