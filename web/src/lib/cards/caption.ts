/** How wide letters are, of one line high: near enough to choose lines and a size. */
function wide(letter: string): number {
  if (/[iljtfrI'’.,()!:\s]/.test(letter)) return 0.32;
  if (/[mwMWœ]/.test(letter)) return 0.86;
  return /[A-ZÀ-Þ×½]/.test(letter) ? 0.68 : 0.57;
}
const length = (text: string): number => [...text].reduce((sum, letter) => sum + wide(letter), 0);

/** All ways to break words into so many lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(" ")]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const head = words.slice(0, first).join(" ");
    for (const rest of breaks(words.slice(first), lines - 1)) found.push([head, ...rest]);
  }
  return found;
}

export interface Caption {
  lines: string[];
  size: number;
}

const MOST_LINES = 3;
const LEADING = 1.08;
const WORTH = 1.12; // how much larger letters must get for another line

/** A name in at most three lines, as large as fits. */
export function caption(name: string, width: number, height: number, most: number): Caption {
  const words = name.split(" ").filter(Boolean);
  let best: Caption = { lines: [name], size: 0 };
  for (let count = 1; count <= Math.min(MOST_LINES, words.length); count++) {
    for (const lines of breaks(words, count)) {
      const size = Math.min(most, width / Math.max(...lines.map(length)), height / count / LEADING);
      if (size > best.size * (count > best.lines.length ? WORTH : 1)) best = { lines, size };
    }
  }
  return { ...best, size: Math.round(best.size * 10) / 10 };
}

/** The name on a card: what its corner says already is left out. */
export function title(name: string): string {
  const short = name.replace(/\s*\([^)]*\)$/, "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}
