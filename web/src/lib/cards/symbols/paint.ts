export const PAPER = "#fffdf8";

/** Shape for a symbol without a drawing. */
export const PLAIN_SYMBOL = `<path d="M12 3l9 9-9 9-9-9Z"/>`;

/** Fill in the colors of a drawing: the background, and a second ink where it has one. */
export const paint = (drawing: string | undefined, background = PAPER, second = "#d3921a"): string =>
  (drawing ?? PLAIN_SYMBOL).replaceAll("@", background).replaceAll("~", second);
