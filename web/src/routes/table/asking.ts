import { Refusal } from "../../lib/api";
import type { Command, Seen } from "../../lib/seen.svelte";

/** Ask something of a table; what is refused is returned, to be shown. */
export async function ask(seen: Seen, command: Command): Promise<Refusal | undefined> {
  try {
    await seen.ask(command);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
