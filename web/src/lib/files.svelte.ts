import { address } from "./address.svelte";
import { Refusal } from "./api";

/** As the server has it: no game is longer. */
const LONGEST = 2 ** 18;

/** A game from a file, on its way to be watched; it is kept nowhere. */
class Files {
  text = $state("");

  async take(file: File): Promise<void> {
    if (file.size > LONGEST) throw new Refusal({ code: "message_too_long", details: { most: LONGEST } });
    this.text = await file.text();
    if (address.place.page !== "replay" || address.place.table) address.go("/replay");
  }
}

export const files = new Files();
