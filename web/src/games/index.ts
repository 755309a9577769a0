import type { Component } from "svelte";
import type { GameContext } from "../lib/narrator";
import type { SoundName } from "../lib/sound/recipes";
import { arcPlaces, type SeatPlace } from "../lib/table/places";
import type { TableStore } from "../lib/tableStore.svelte";
import type { CardMove } from "../lib/zoneDiff";
import type { MoveSelection } from "../routes/table/selection.svelte";
import type { CardView, GameLook } from "../wire";
import { bySlug } from "./bySlug";
import { fetchLook } from "./foreignLook";
import GenericLayout from "./GenericLayout.svelte";
import { feltTheme, type Theme } from "./theme";

export interface LayoutProps {
  store: TableStore;
  context: GameContext;
  selection: MoveSelection;
}

export interface PlayerAreaProps {
  store: TableStore;
  seat: number;
}

export interface WorldProps extends LayoutProps {
  /** True for the composition of a phone. */
  isPortrait: boolean;
}

/** Import of a world: each is a chunk of its own, which only its table loads. */
export type WorldLoader = () => Promise<{ default: Component<WorldProps> }>;

/** The table of a game: the default export of `<slug>/game.ts`. */
export interface Game {
  /** Middle of the table. */
  layout: Component<LayoutProps>;
  /** Cards of a player, shown with their name. */
  playerArea?: Component<PlayerAreaProps>;
  /** Where so many others sit around the board on a large screen; without it, in a row above. */
  places?: (others: number) => SeatPlace[] | undefined;
  /** Colors of the frame. */
  theme?: Theme;
  /** Colors of the frame by night, where they differ. */
  nightTheme?: Theme;
  /** Loader of the drawn ground behind the board. */
  world?: WorldLoader;
  /** What the chosen move would do, in one sentence. */
  describeMove?: (props: LayoutProps) => string;
  /** Verb of the moves that say where what lies at each place comes from: they are arranged on the table. */
  arranges?: string;
  /** False if moves that name cards of the table are not aimed at them. */
  aimsAtCards?: boolean;
  /** Sound of a card that is laid: on cloth, or on wood as usual. */
  cardSound?: "wood" | "cloth";
  /** Sound of a moved card that has one of its own. */
  soundOf?: (move: CardMove, card: CardView | undefined) => SoundName | undefined;
}

/**
 * Registry of the games that have their own table.
 * All that is known of one game is in its folder: `game.ts` for its table, `cards.ts` for the style of its cards, and
 * `poster.svg`. Each part has a registry of its own, so that a page loads only what it shows.
 */
const GAMES = bySlug(import.meta.glob<Game>("./*/game.ts", { eager: true, import: "default" }));

/** Layout of a game, or the generic one. */
export const layoutOf = (slug: string): Component<LayoutProps> => GAMES.get(slug)?.layout ?? GenericLayout;

/** Area of each player, if the game has one. */
export const playerAreaOf = (slug: string): Component<PlayerAreaProps> | undefined => GAMES.get(slug)?.playerArea;

/** Verb of the moves of a game that are arranged on the table. */
export const arrangedVerb = (slug: string): string | undefined => GAMES.get(slug)?.arranges;

/** True if a move that names an open card is aimed at that card. */
export const aimsAtCards = (slug: string): boolean => GAMES.get(slug)?.aimsAtCards ?? true;

/** Where the others sit around the board, if they do; the table of any game has an arc. */
export function placesOf(slug: string, others: number): SeatPlace[] | undefined {
  const game = GAMES.get(slug);
  return game ? game.places?.(others) : arcPlaces(others);
}

/** Sound of cards that move at the same time: the first that is special, or the one of a card. */
export function soundOfMoves(slug: string, moves: CardMove[], cards: ReadonlyMap<string, CardView>): SoundName {
  const game = GAMES.get(slug);
  const special = moves.map((move) => game?.soundOf?.(move, cards.get(move.to.code))).find((name) => name !== undefined);
  return special ?? game?.cardSound ?? "wood";
}

/** Colors of the frame of a game, by day or by night. */
export function themeOf(slug: string, isNight: boolean): Theme {
  const game = GAMES.get(slug);
  return (isNight && game?.nightTheme) || game?.theme || feltTheme(slug);
}

/** Look that the package of a game brings; our own games are drawn here. */
export const foreignLook = async (slug: string): Promise<GameLook | undefined> => (slug && !GAMES.has(slug) ? fetchLook(slug) : undefined);

/** Loader of the ground that the package of a game brings, or of the plain table. */
async function foreignWorld(slug: string): Promise<WorldLoader> {
  const look = await foreignLook(slug);
  return look?.drawings.includes("wide") ? () => import("./DrawnWorld.svelte") : () => import("./PlainWorld.svelte");
}

/** Load the drawn ground of a game, or the plain table; nothing, as when the network fails, leaves the plain ground. */
export async function loadWorld(slug: string): Promise<Component<WorldProps> | undefined> {
  const load = GAMES.get(slug)?.world ?? (await foreignWorld(slug));
  const module = await load().catch(() => undefined);
  return module?.default;
}

/** What the chosen move would do, if the game tells. */
export const describeMove = (props: LayoutProps): string => GAMES.get(props.store.slug)?.describeMove?.(props) ?? "";
