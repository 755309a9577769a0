/** Arrow keys: the change of row, and the step along it. */
const ARROWS: Record<string, [row: number, step: number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** Focusable elements by row: what can be aimed at on the table, the buttons, the hand. */
function focusRows(): HTMLElement[][] {
  const buttons = [...document.querySelectorAll<HTMLElement>(".chooser button:not([disabled])")];
  const cards = [...document.querySelectorAll<HTMLElement>(".hand button")];
  const aims = [...document.querySelectorAll<HTMLElement>("button.aim")];
  return [aims, buttons, cards].filter((row) => row.length > 0);
}

/** True if a text field, a list, the log or a dialog needs the keys itself. */
export function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : undefined;
  return Boolean(element?.closest("input, select, textarea, [role=log]") || document.querySelector("dialog[open], [popover]:popover-open"));
}

/** Move the focus with an arrow key; false for any other key. */
export function moveFocus(key: string): boolean {
  const arrow = ARROWS[key];
  const rows = focusRows();
  if (!arrow || !rows.length) return false;
  const current = rows.findIndex((row) => row.includes(document.activeElement as HTMLElement));
  if (current < 0) (rows.at(-1)!.find((one) => one.tabIndex === 0) ?? rows.at(-1)![0]!).focus();
  else if (arrow[1]) {
    const row = rows[current]!;
    row[(row.indexOf(document.activeElement as HTMLElement) + arrow[1] + row.length) % row.length]!.focus();
  } else {
    const next = rows[current + arrow[0]];
    (next?.find((one) => one.matches(".go")) ?? next?.find((one) => one.tabIndex === 0) ?? next?.[0])?.focus();
  }
  return true;
}
