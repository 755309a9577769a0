/** Which drawers and dialogs of the table are open. */
export class OpenPanels {
  log = $state(false);
  help = $state(false);
  sheet = $state(false);
  /** Ruling at which the rules are open, `""` for their beginning. */
  rules: string | undefined = $state();
}
