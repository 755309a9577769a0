import { Refusal } from "../../lib/api";
import type { Command, TableStore } from "../../lib/tableStore.svelte";

/** Send a command; return the refusal, if any, instead of throwing it. */
export async function sendCommand(store: TableStore, command: Command): Promise<Refusal | undefined> {
  try {
    await store.send(command);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
