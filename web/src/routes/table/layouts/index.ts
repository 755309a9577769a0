import type { Component } from "svelte";
import type { Seen } from "../../../lib/seen.svelte";
import type { Scene } from "../../../lib/telling";
import type { Choosing } from "../choosing.svelte";
import Auction from "./Auction.svelte";
import BeforeCards from "./before/Cards.svelte";
import BeforeContrees from "./before/Contrees.svelte";
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

const LAYOUTS: Record<string, Component<LayoutProps>> = {
  hermine: Hermine,
  parade: Parade,
  "high-society": Auction,
  "animalement-votre": Auction,
  contrees: Contrees,
  fourmis: Fourmis,
};

const BEFORE: Record<string, Component<BeforeProps>> = {
  parade: BeforeParade,
  "high-society": BeforeCards,
  "animalement-votre": BeforeCards,
  contrees: BeforeContrees,
  fourmis: BeforeFourmis,
};

/** The middle of a table: its own for a game that has one, and one that can show any game. */
export const layoutOf = (slug: string): Component<LayoutProps> => LAYOUTS[slug] ?? Generic;

/** What lies before each player, where a game shows it with their name. */
export const beforeOf = (slug: string): Component<BeforeProps> | undefined => BEFORE[slug];
