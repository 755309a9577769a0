import type { Profile } from "../wire";
import * as api from "./api";
import { texts } from "./texts.svelte";

/** Profile of the person who uses this device. */
class Guest {
  name = $state("");
  /** Number of the chosen picture. */
  picture: number | undefined = $state();

  async load(): Promise<void> {
    this.#show(await api.fetchProfile());
  }

  async save(name: string, picture?: number): Promise<void> {
    this.#show(await api.saveProfile(name, picture));
  }

  #show({ name, picture }: Profile): void {
    this.name = name;
    this.picture = picture ?? undefined;
  }

  /** Who sits down: name and picture, for the commands that seat somebody. */
  get sitter(): { name: string; picture?: number } {
    return { name: this.displayName, ...(this.picture === undefined ? {} : { picture: this.picture }) };
  }

  /** The chosen name, or a default one. */
  get displayName(): string {
    return this.name || texts.say("web-guest");
  }
}

export const guest = new Guest();
