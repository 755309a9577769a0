import { MediaQuery } from "svelte/reactivity";

/** What is opened beside or above the table. */
export class Panels {
  journal = $state(false);
  keys = $state(false);
  sheet = $state(false);
  /** Where there is no room for the log, it is a drawer. */
  readonly narrow = new MediaQuery("max-width: 700px");
}
