import { prefersReducedMotion } from "../../lib/motion";

const LINE_MS = 900;

/** Reveals the lines of a score sheet one by one; all at once where no motion is wanted. */
export class LineReveal {
  shown = $state(0);

  constructor(readonly count: () => number) {
    if (prefersReducedMotion()) this.shown = Infinity;
    $effect(() => {
      if (this.isDone) return undefined;
      const timer = setTimeout(() => this.next(), LINE_MS);
      return () => clearTimeout(timer);
    });
  }

  /** True if every line and the total are shown. */
  get isDone(): boolean {
    return this.shown >= this.count();
  }

  /** Show the next line at once. */
  next(): void {
    this.shown += 1;
  }

  /** Begin again with the first line. */
  restart(): void {
    this.shown = 0;
  }
}
