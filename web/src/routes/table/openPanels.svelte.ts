import { MediaQuery } from "svelte/reactivity";

/** Which drawers and dialogs of the table are open. */
export class OpenPanels {
  log = $state(false);
  help = $state(false);
  sheet = $state(false);
  /** True if the log is a drawer, because the screen is narrow. */
  readonly isNarrow = new MediaQuery("max-width: 700px");
}
