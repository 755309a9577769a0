import type { Component } from "svelte";
import type { GameContext } from "../lib/narrator";
import type { SoundName } from "../lib/sound/recipes";
import type { TableStore } from "../lib/tableStore.svelte";
import type { CardMove } from "../lib/zoneDiff";
import type { MoveSelection } from "../routes/table/selection.svelte";
import type { CardView } from "../wire";
import { bySlug } from "./bySlug";
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
  /** Colors of the frame. */
  theme?: Theme;
  /** Colors of the frame by night, where they differ. */
  nightTheme?: Theme;
  /** Loader of the drawn ground behind the board. */
  world?: WorldLoader;
  /** What the chosen move would do, in one sentence. */
  describeMove?: (props: LayoutProps) => string;
  /** Seats that cannot win at the end, whatever their points. */
  excluded?: (store: TableStore) => number[];
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

/** Load the drawn ground of a game, if it has one; without it, as when the network fails, there is the plain ground. */
export async function loadWorld(slug: string): Promise<Component<WorldProps> | undefined> {
  const module = await GAMES.get(slug)?.world?.().catch(() => undefined);
  return module?.default;
}

/** What the chosen move would do, if the game tells. */
export const describeMove = (props: LayoutProps): string => GAMES.get(props.store.slug)?.describeMove?.(props) ?? "";

/** Seats that cannot win at the end, whatever their points. */
export const excludedAtEnd = (store: TableStore): number[] => (store.room?.status === "over" && GAMES.get(store.slug)?.excluded?.(store)) || [];
