/** Size of the drawing of a stage; worlds are cropped to the stage, never stretched. */
export interface Frame {
  width: number;
  height: number;
}

const TALL: Frame = { width: 390, height: 608 };
const WIDE: Frame = { width: 1440, height: 628 };

export const frameOf = (isPortrait: boolean): Frame => (isPortrait ? TALL : WIDE);
export const viewBoxOf = (isPortrait: boolean): string => `0 0 ${frameOf(isPortrait).width} ${frameOf(isPortrait).height}`;

/** Path of a rectangle that covers every crop of a stage from this height down. */
export const below = (top: number): string => `M-400 ${top}h2240v1400h-2240z`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Path of rays around a point: every other of `count` × 2 sectors. */
export function rays(x: number, y: number, radius: number, count: number, start = 0): string {
  const sector = Math.PI / count;
  const corner = (turn: number): string => `${round(x + radius * Math.cos(turn))} ${round(y + radius * Math.sin(turn))}`;
  return Array.from({ length: count }, (_, i) => `M${x} ${y}L${corner(start + 2 * i * sector)} ${corner(start + (2 * i + 1) * sector)}Z`).join("");
}
