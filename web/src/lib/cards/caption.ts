/** Approximate width of a letter, in units of the font size. */
function letterWidth(letter: string): number {
  if (/[iljtfrI'’.,()!:\s]/.test(letter)) return 0.32;
  if (/[mwMWœ]/.test(letter)) return 0.86;
  return /[A-ZÀ-Þ×½]/.test(letter) ? 0.68 : 0.57;
}
const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** List all ways to break words into this number of lines. */
function lineBreaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(" ")]];
  const all: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    const head = words.slice(0, first).join(" ");
    for (const rest of lineBreaks(words.slice(first), lines - 1)) all.push([head, ...rest]);
  }
  return all;
}

export interface Caption {
  lines: string[];
  size: number;
}

const MAX_LINES = 3;
const LEADING = 1.08;
const MIN_GAIN = 1.12; // another line must enlarge the letters by this factor

/** Break a name into at most three lines with the largest font size that fits. */
export function fitCaption(name: string, width: number, height: number, maxSize: number): Caption {
  const words = name.split(" ").filter(Boolean);
  let best: Caption = { lines: [name], size: 0 };
  for (let count = 1; count <= Math.min(MAX_LINES, words.length); count++) {
    for (const lines of lineBreaks(words, count)) {
      const size = Math.min(maxSize, width / Math.max(...lines.map(textWidth)), height / count / LEADING);
      if (size > best.size * (count > best.lines.length ? MIN_GAIN : 1)) best = { lines, size };
    }
  }
  return { ...best, size: Math.round(best.size * 10) / 10 };
}

/** Title printed on a card: its name without the value in brackets, which the corner shows. */
export function cardTitle(name: string): string {
  const withoutValue = name.replace(/\s*\([^)]*\)$/, "");
  return withoutValue.charAt(0).toUpperCase() + withoutValue.slice(1);
}
