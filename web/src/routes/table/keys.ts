/** The keys that play: arrows go through what can be touched, row by row. */
const ARROWS: Record<string, [row: number, along: number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

function rows(): HTMLElement[][] {
  const buttons = [...document.querySelectorAll<HTMLElement>(".chooser button:not([disabled])")];
  const cards = [...document.querySelectorAll<HTMLElement>(".hand button")];
  return [buttons, cards].filter((row) => row.length > 0);
}

/** Whether somebody is writing or choosing from a list, or a dialog is open: the keys are theirs. */
export function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : undefined;
  return Boolean(element?.closest("input, select, textarea, [role=log]") || document.querySelector("dialog[open], [popover]:popover-open"));
}

/** Go where an arrow key leads; false if it was none. */
export function steer(key: string): boolean {
  const arrow = ARROWS[key];
  const found = rows();
  if (!arrow || !found.length) return false;
  const here = found.findIndex((row) => row.includes(document.activeElement as HTMLElement));
  if (here < 0) (found.at(-1)!.find((one) => one.tabIndex === 0) ?? found.at(-1)![0]!).focus();
  else if (arrow[1]) {
    const row = found[here]!;
    row[(row.indexOf(document.activeElement as HTMLElement) + arrow[1] + row.length) % row.length]!.focus();
  } else {
    const next = found[here + arrow[0]];
    (next?.find((one) => one.matches(".go")) ?? next?.find((one) => one.tabIndex === 0))?.focus();
  }
  return true;
}
