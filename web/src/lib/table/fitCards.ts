export interface CardFit {
  /** Width of a card, in px. */
  card: number;
  /** Cards per row. */
  columns: number;
}

interface FitOptions {
  gap?: number;
  /** Space between two rows, and what stands below the cards of each. */
  rowGap?: number;
  /** Height of a card, in widths; what hangs on it included. */
  aspect?: number;
  max?: number;
}

/** Arrange cards in rows so that they are as large as their box allows. */
export function fitCards(count: number, width: number, height: number, { gap = 8, rowGap = gap, aspect = 1.4, max = 120 }: FitOptions = {}): CardFit {
  let best: CardFit = { card: 0, columns: 1 };
  for (let columns = Math.max(count, 1); columns >= 1; columns--) {
    const rows = Math.ceil(Math.max(count, 1) / columns);
    const card = Math.floor(Math.min(max, (width - gap * (columns - 1)) / columns, (height / rows - rowGap) / aspect));
    if (card > best.card) best = { card, columns };
  }
  return best;
}
