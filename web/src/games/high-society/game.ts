import auctionGame from "../auction/auctionGame";
import type { Game } from "../index";
import { darkTheme } from "../theme";
import World from "./World.svelte";

export default { ...auctionGame, theme: darkTheme({ ground: "#151b34", bar: "#0d1124", rim: "#3a0f1d", softOnRim: "#e5bfae", edge: "#e8b84a", go: "#e8b84a" }) , world: World } satisfies Game;
