/** Symbols in a box of 24, filled with the current color; `P` is paper. */
const P = "#fffdf8";

export const SYMBOLS: Record<string, string> = {
  heart: `<path d="M12 21S3 15 3 8.5A4.8 4.8 0 0 1 12 6a4.8 4.8 0 0 1 9 2.5C21 15 12 21 12 21Z"/>`,
  cup: `<path d="M3 7h14v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z"/><path d="M17 9h2a3 3 0 0 1 0 6h-2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M2 21h16" stroke="currentColor" stroke-width="2"/>`,
  hat: `<path d="M6 4h12l-1.5 12h-9Z"/><path d="M2 16h20v3H2Z"/>`,
  leaf: `<path d="M20 3C9 3 4 8 4 14c0 2 .6 4 1.6 5.4C8 13 12 10 16 8c-4 3-7 7-8.6 12.6C14 22 21 17 20 3Z"/>`,
  watch: `<circle cx="12" cy="14" r="8"/><path d="M12 2v4M9.5 3h5" stroke="currentColor" stroke-width="2"/><path d="M12 14V9.5M12 14l3.2 2" stroke="${P}" stroke-width="1.8" stroke-linecap="round"/>`,
  mushroom: `<path d="M2 12C2 6 6.5 3 12 3s10 3 10 9Z"/><path d="M9 12h6l1.2 8.5H7.8Z"/><circle cx="8" cy="8.2" r="1.6" fill="${P}"/><circle cx="14" cy="6.6" r="1.3" fill="${P}"/><circle cx="17" cy="9.8" r="1" fill="${P}"/>`,
};

/** A shape for whatever has no drawing of its own yet. */
export const PLAIN_SYMBOL = `<path d="M12 3l9 9-9 9-9-9Z"/>`;

export const symbolOf = (name: string | undefined): string => SYMBOLS[name ?? ""] ?? PLAIN_SYMBOL;
