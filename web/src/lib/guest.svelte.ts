import * as api from "./api";
import { texts } from "./texts.svelte";

/** Whoever holds this device. */
class Guest {
  name = $state("");

  async meet(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }

  /** What to be called at a table, also before having said so. */
  get called(): string {
    return this.name || texts.say("web-guest");
  }
}

export const guest = new Guest();

/** A few letters that nobody can guess, for the deals. */
export function luck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
