import type { Component } from "svelte";
import type { Seen } from "../../../lib/seen.svelte";
import type { Scene } from "../../../lib/telling";
import type { Choosing } from "../choosing.svelte";
import Auction from "./Auction.svelte";
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

const LAYOUTS: Record<string, Component<LayoutProps>> = {
  hermine: Hermine,
  parade: Parade,
  "high-society": Auction,
  "animalement-votre": Auction,
  contrees: Contrees,
  fourmis: Fourmis,
};

/** The middle of a table: its own for a game that has one, and one that can show any game. */
export const layoutOf = (slug: string): Component<LayoutProps> => LAYOUTS[slug] ?? Generic;
