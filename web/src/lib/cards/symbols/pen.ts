/** What symbols are drawn with, in a box of 24: `@` stands for what is behind the drawing, `~` for a second ink. */
const round = `stroke-linecap="round" stroke-linejoin="round"`;

export const fill = (d: string): string => `<path d="${d}"/>`;
export const cut = (d: string): string => `<path d="${d}" fill="@"/>`;
export const gild = (d: string): string => `<path d="${d}" fill="~"/>`;
export const line = (d: string, width = 2): string => `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" ${round}/>`;
export const slit = (d: string, width = 1.5): string => `<path d="${d}" fill="none" stroke="@" stroke-width="${width}" ${round}/>`;
export const rim = (d: string, width = 1.5): string => `<path d="${d}" fill="none" stroke="~" stroke-width="${width}" ${round}/>`;
/** A shape with a gap around it, on top of another. */
export const over = (d: string, width = 1.6): string => `<path d="${d}" stroke="@" stroke-width="${width}" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
export const hole = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="@"/>`;
export const coin = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="~"/>`;
/** A drawing smaller or elsewhere. */
export const put = (x: number, y: number, scale: number, drawing: string): string => `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
/** A drawing with ground and figure exchanged. */
export const inverse = (drawing: string): string => {
  const found = drawing.replace(/<(path|circle)(?![^>]*fill=)/g, `<$1 fill="currentColor"`);
  return found.replaceAll("currentColor", "%").replaceAll("@", "currentColor").replaceAll("%", "@");
};
