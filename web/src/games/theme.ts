/** Colors of the frame of a table: what is around the board. */
export interface Theme {
  /** Behind the board. */
  ground: string;
  /** Top bar. */
  bar: string;
  onBar: string;
  /** Action bar and hand. */
  rim: string;
  onRim: string;
  /** Second line of the action bar. */
  softOnRim: string;
  /** Edge of the rim. */
  edge: string;
  /** Main button. */
  go: string;
  onGo: string;
}

const PAPER = "#fbf3df";
const INK = "#1b2130";
const GOLD = "#f2c14e";
const RED = "#c93a22";

/** Theme with a dark rim, where the main button is golden. */
export const darkTheme = (theme: Pick<Theme, "ground" | "bar" | "rim" | "softOnRim"> & Partial<Theme>): Theme => ({
  onBar: PAPER,
  onRim: PAPER,
  edge: GOLD,
  go: GOLD,
  onGo: INK,
  ...theme,
});

/** Theme with a rim of paper, where the main button is red. */
export const lightTheme = (theme: Pick<Theme, "ground" | "bar" | "rim" | "edge"> & Partial<Theme>): Theme => ({
  onBar: PAPER,
  onRim: INK,
  softOnRim: "#565b69",
  go: RED,
  onGo: "#fffaf0",
  ...theme,
});

/** Felt of games without a theme; each gets one of these grounds, with its own rim. */
const FELTS = [
  { ground: "#1f5d56", bar: "#10302d", rim: "#163f3b", softOnRim: "#bfe0d2" },
  { ground: "#3a3f78", bar: "#1d2044", rim: "#282c5a", softOnRim: "#cdd0f2" },
  { ground: "#7a3346", bar: "#3b1520", rim: "#551f2f", softOnRim: "#f0c6d0" },
  { ground: "#5a4a2a", bar: "#2c2413", rim: "#40341d", softOnRim: "#ecdcb4" },
];

/** Theme of a game that brings none; its slug determines it. */
export const feltTheme = (slug: string): Theme =>
  darkTheme(FELTS[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % FELTS.length]!);

/** Custom properties for an element's style. */
export const themeStyle = (theme: Theme): string =>
  Object.entries({
    ground: theme.ground,
    bar: theme.bar,
    "on-bar": theme.onBar,
    rim: theme.rim,
    "on-rim": theme.onRim,
    "soft-on-rim": theme.softOnRim,
    edge: theme.edge,
    go: theme.go,
    "on-go": theme.onGo,
  })
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
