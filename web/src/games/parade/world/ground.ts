const round = (value: number): number => Math.round(value * 10) / 10;

/** Path of every other tile of a floor in perspective, from the horizon's edge down. */
export function tiles(width: number, top: number, bottom: number, vanishing: number, rows: number, columns: number, half: number): string {
  const lines = Array.from({ length: rows + 1 }, (_, row) => top + (bottom - top) * (row / rows) ** 1.4);
  const corner = (column: number, row: number): string => {
    const y = lines[row]!;
    return `${round(width / 2 + (column * half * (y - vanishing)) / (bottom - vanishing))} ${round(y)}`;
  };
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = -columns; column < columns; column++) {
      if ((row + column) % 2 === 0) path += `M${corner(column, row)}L${corner(column + 1, row)} ${corner(column + 1, row + 1)} ${corner(column, row + 1)}Z`;
    }
  }
  return path;
}

/** Hills along the horizon. */
export const hills = (width: number, y: number): string =>
  `M-40 ${y}C${width * 0.08} ${y - 40} ${width * 0.2} ${y - 46} ${width * 0.32} ${y + 2}S${width * 0.54} ${y + 26} ${width * 0.66} ${y - 8} ${width * 0.9} ${y - 44} ${width + 40} ${y}v80H-40Z`;

export interface Pennant {
  ink: string;
  path: string;
}

const PENNANTS = ["#f2bf4a", "#1d6f6a", "#fbf0d9", "#1c1b2e", "#6b3f94"];

/** A string of pennants that hangs in `swags` arcs, and the line that it hangs from. */
export function bunting(width: number, count: number, swags: number, sag: number): { line: string; pennants: Pennant[] } {
  const hang = (x: number): number => round(8 + sag * Math.sin((x / width) * Math.PI * swags) ** 2);
  const step = width / count;
  const pennants = Array.from({ length: count }, (_, i) => {
    const [left, right] = [i * step + 4, (i + 1) * step - 4];
    const middle = (left + right) / 2;
    return { ink: PENNANTS[i % PENNANTS.length]!, path: `M${round(left)} ${hang(left)}L${round(right)} ${hang(right)} ${round(middle)} ${round(hang(middle) + (right - left) * 0.9)}Z` };
  });
  const points = Array.from({ length: 2 * count + 1 }, (_, i) => `${round((i * step) / 2)} ${hang((i * step) / 2)}`);
  return { line: `M${points.join("L")}`, pennants };
}

/** A rose tree, half of its roses painted; it stands on (0, 0). */
export const ROSE_TREE = `<path fill="#0003" d="M-20 2h52l10 8h-54Z"/><path fill="#6d3b16" d="M-4-34h8V3h-8z"/><circle cy="-56" r="34" fill="var(--parade-leaf)"/><path fill="var(--parade-hill)" d="M-24-80a34 34 0 0 0 10 54 40 40 0 0 1-10-54Z"/><path fill="none" stroke="#fbf0d9" stroke-width="11" stroke-linecap="round" d="M-14-72h0M16-44h0M-18-44h0"/><path fill="none" stroke="#d6452b" stroke-width="11" stroke-linecap="round" d="M10-74h0M0-56h0M22-62h0M2-34h0"/>`;
