/** SVG shapes for 24 × 24 drawings; `paint` replaces `@` by the background and `~` by a second ink. */
const ROUND_STROKE = `stroke-linecap="round" stroke-linejoin="round"`;

export const fill = (d: string): string => `<path d="${d}"/>`;
export const cut = (d: string): string => `<path d="${d}" fill="@"/>`;
export const gild = (d: string): string => `<path d="${d}" fill="~"/>`;
export const line = (d: string, width = 2): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${ROUND_STROKE}/>`;
export const slit = (d: string, width = 1.5): string => `<path d="${d}" fill="none" stroke="@" stroke-width="${width}" ${ROUND_STROKE}/>`;
export const rim = (d: string, width = 1.5): string => `<path d="${d}" fill="none" stroke="~" stroke-width="${width}" ${ROUND_STROKE}/>`;
/** Shape on top of another, with a gap around it. */
export const over = (d: string, width = 1.6): string => `<path d="${d}" stroke="@" stroke-width="${width}" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const hole = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="@"/>`;
export const coin = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="~"/>`;
/** Move and scale a drawing. */
export const put = (x: number, y: number, scale: number, drawing: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
/** Swap ink and background of a drawing. */
export const inverse = (drawing: string): string => {
  const explicit = drawing.replace(/<(path|circle)(?![^>]*fill=)/g, `<$1 fill="currentColor"`);
  return explicit.replaceAll("currentColor", "%").replaceAll("@", "currentColor").replaceAll("%", "@");
};
