/** Which drawers and dialogs of the table are open. */
export class OpenPanels {
  log = $state(false);
  /** Chat messages that have been in sight; those before our coming count too. */
  readChat: number | undefined = $state();
  help = $state(false);
  sheet = $state(false);
  people = $state(false);
  /** Ruling at which the rules are open, `""` for their beginning. */
  rules: string | undefined = $state();
}
