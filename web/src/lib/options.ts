import type { GameListing, PresetListing } from "../wire";
import { texts } from "./texts.svelte";

export type OptionValue = GameListing["options"][number]["default"];
export type Options = Record<string, OptionValue>;

/** The rules as usual, a preset of the game, or options of one's own. */
export type Reading = "default" | "own" | PresetListing["name"];

export const optionKey = (slug: string, name: string): string => `${slug}-option-${name.replaceAll("_", "-")}`;

/** The name of a choice; a value that somebody typed is shown as it is. */
export function choiceLabel(slug: string, name: string, value: OptionValue): string {
  const key = optionKey(slug, name);
  const id = typeof value === "number" ? `${key}-value` : `${key}-${value ?? "none"}`.replaceAll("_", "-");
  return texts.has(id) ? texts.say(id, { value: String(value) === value ? value : Number(value) }) : String(value);
}

/** Options that so many seats can choose. */
export const openOptions = (game: GameListing, seats: number): GameListing["options"] => game.options.filter((option) => !option.seats.length || option.seats.includes(seats));

/** Every option as a reading has it. */
export function optionsOf(game: GameListing, reading: Reading, seats: number): Options {
  const chosen = game.presets.find(({ name }) => name === reading)?.options ?? {};
  const open = openOptions(game, seats).map(({ name }) => name);
  return Object.fromEntries(game.options.map(({ name, default: usual }) => [name, open.includes(name) ? (chosen[name] ?? usual) : usual]));
}

/** Keep the options that differ from the defaults; the server fills in the others. */
export function changedOptions(game: GameListing, options: Options, seats: number): Options {
  const changed = openOptions(game, seats).filter(({ name, default: usual }) => options[name] !== usual);
  return Object.fromEntries(changed.map(({ name }) => [name, options[name] ?? null]));
}

/** The reading that these options make, the chosen one if it is still true. */
export function readingOf(game: GameListing, options: Options, seats: number, chosen: Reading): Reading {
  const makes = (reading: Reading): boolean => openOptions(game, seats).every(({ name }) => optionsOf(game, reading, seats)[name] === options[name]);
  const readings: Reading[] = ["default", ...game.presets.map(({ name }) => name)];
  return [chosen, ...readings].find((reading) => readings.includes(reading) && makes(reading)) ?? "own";
}
