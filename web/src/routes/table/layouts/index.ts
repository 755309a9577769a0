import type { Component } from "svelte";
import type { Seen } from "../../../lib/seen.svelte";
import type { Scene } from "../../../lib/telling";
import type { Choosing } from "../choosing.svelte";
import Auction from "./Auction.svelte";
import BeforeCards from "./before/Cards.svelte";
import BeforeFourmis from "./before/Fourmis.svelte";
import BeforeParade from "./before/Parade.svelte";
import Contrees from "./Contrees.svelte";
import Fourmis from "./Fourmis.svelte";
import Generic from "./Generic.svelte";
import Hermine from "./Hermine.svelte";
import Parade from "./Parade.svelte";

export interface LayoutProps {
  seen: Seen;
  scene: Scene;
  choosing: Choosing;
}

export interface BeforeProps {
  seen: Seen;
  seat: number;
}

/** The middle of a table, and what lies before each player. */
interface Layout {
  middle: Component<LayoutProps>;
  before?: Component<BeforeProps>;
}

const LAYOUTS: Record<string, Layout> = {
  hermine: { middle: Hermine },
  parade: { middle: Parade, before: BeforeParade },
  "high-society": { middle: Auction, before: BeforeCards },
  "animalement-votre": { middle: Auction, before: BeforeCards },
  contrees: { middle: Contrees, before: BeforeCards },
  fourmis: { middle: Fourmis, before: BeforeFourmis },
};

/** The layout of a game's own, or one that can show any game. */
export const layoutOf = (slug: string): Layout => LAYOUTS[slug] ?? { middle: Generic };
