import { Refusal } from "./api";
import { router } from "./router.svelte";

/** Size limit of a record, the same as the server's. */
const MAX_BYTES = 2 ** 18;

/** The record that was opened from a file, for the pages that show it; it is stored nowhere. */
class RecordFile {
  text = $state("");

  async open(file: File): Promise<void> {
    if (file.size > MAX_BYTES) throw new Refusal({ code: "message_too_long", details: { most: MAX_BYTES } });
    this.text = await file.text();
    const { route } = router;
    const isShown = (route.page === "replay" || route.page === "review") && !route.table;
    if (!isShown) router.goTo("/replay");
  }
}

export const recordFile = new RecordFile();
