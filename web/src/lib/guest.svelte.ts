import * as api from "./api";
import { texts } from "./texts.svelte";

/** Profile of the person who uses this device. */
class Guest {
  name = $state("");

  async load(): Promise<void> {
    this.name = (await api.fetchProfile()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.renameProfile(name)).name;
  }

  /** The chosen name, or a default one. */
  get displayName(): string {
    return this.name || texts.say("web-guest");
  }
}

export const guest = new Guest();

/** Generate 128 random bits as hex: this player's part of the shuffling seed. */
export function generateLuck(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
