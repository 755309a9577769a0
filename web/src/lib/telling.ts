import type { Card, Line, Pending, Refused } from "../wire";
import { texts, type Details } from "./texts.svelte";

type Detail = Line["details"][string];

/** What is needed to say something about a game: its cards, and who sits where. */
export interface Scene {
  slug: string;
  cards: ReadonlyMap<string, Card>;
  names: string[];
}

/** What players call a card; one that nobody has a name for has its code. */
export function cardName(card: Card): string {
  if (!texts.has(card.key)) return card.code;
  return texts.say(card.key, { kind: card.kind, color: card.color ?? "", value: card.value ?? "" });
}

/** A card as it is read aloud: money says that it is money. */
export function spoken(card: Card): string {
  return card.kind === "note" ? texts.say("web-note", { value: card.value ?? "" }) : cardName(card);
}

/** A card by its name, other words of moves by the game's own. */
function word(scene: Scene, code: string): string {
  const card = scene.cards.get(code);
  if (card) return cardName(card);
  const key = `${scene.slug}-word-${code}`;
  return texts.has(key) ? texts.say(key) : code;
}

function detail(scene: Scene, found: Detail): string | number {
  if (typeof found !== "object") return found;
  if (found.kind === "words") return texts.listed(found.words.map((code) => word(scene, code)));
  if (found.kind === "seats") return texts.listed(found.seats.map((seat) => scene.names[seat] ?? ""));
  return found.lines.map((line) => told(scene, line)).join(", ");
}

/** A line of the log in words. */
export function told(scene: Scene, line: Line): string {
  const details: Details = {};
  for (const [name, found] of Object.entries(line.details)) details[name] = detail(scene, found);
  const log = `${scene.slug}-log-`;
  if (!line.key.startsWith(log) || texts.has(line.key)) return texts.say(line.key, details);
  return texts.say("log-move", { ...details, verb: line.key.slice(log.length) });
}

/** What a zone is called; a game that nobody has words for calls it itself. */
export function zoneName(slug: string, name: string): string {
  const key = `${slug}-zone-${name}`;
  return texts.has(key) ? texts.say(key) : name;
}

/** What a line of the score sheet is called. */
export const lineTitle = (slug: string, line: string): string => texts.say(`${slug}-sheet-${line}`, { entries: "" }).replace(/\s*:?\s*\.?\s*$/, "");

/** What goes on over several turns, in words. */
export function goingOn(scene: Scene, pending: Pending): string {
  const entries = pending.strengths.flatMap((points, seat) => (points === null ? [] : [texts.say("sheet-entry", { who: scene.names[seat]!, points })]));
  const ahead = scene.names[pending.ahead ?? -1];
  return texts.say(`${scene.slug}-pending-${pending.name}`, {
    who: scene.names[pending.seat]!,
    where: zoneName(scene.slug, pending.zone),
    strengths: entries.join(", "),
    leads: ahead === undefined ? 0 : 1,
    ahead: ahead ?? "",
    left: pending.left,
    last: scene.names[pending.last]!,
    words: texts.listed((pending.words ?? []).map((code) => word(scene, code))),
  });
}

/** What a move is called on a button: the catalogs have the same words for all doors. */
export function moveName(scene: Scene, move: string): string {
  const [verb, ...words] = move.split(" ");
  const cards = words.filter((one) => !/^[@:]/.test(one));
  const targets = words.filter((one) => one.startsWith("@")).map((one) => scene.names[Number(one.slice(1))] ?? "");
  const places = words.filter((one) => one.startsWith(":")).map((one) => one.slice(1));
  const names = cards.map((code) => word(scene, code));
  const key = `${scene.slug}-move-${verb}`;
  if (!texts.has(key)) return move;
  return texts.say(key, {
    cards: texts.listed(names),
    card: names[0] ?? "",
    count: cards.length,
    target: texts.listed(targets),
    place: places.join(", "),
  });
}

/** One of several names; where they are the same, with the places that the moves say. */
export function distinct(names: string[], at: number, move: string): string {
  const name = names[at]!;
  const places = move.split(" ").filter((word) => word.startsWith(":"));
  if (names.filter((other) => other === name).length < 2 || !places.length) return name;
  return texts.say("web-move-places", { move: name, places: places.map((word) => word.slice(1)).join(", ") });
}

/** The place alone, for a button with little room, if that is all that the moves on offer differ in. */
export function placeOnly(names: string[], moves: string[], at: number): string | undefined {
  const parts = moves.map((move) => /^(.+) :(\d+)$/.exec(move));
  const same = parts.length > 1 && parts.every((part) => part && part[1] === parts[0]![1]);
  const place = same ? texts.say("web-place", { place: parts[at]![2]! }) : "";
  return place && names[at]!.toLowerCase().includes(place.toLowerCase()) ? place : undefined;
}

/** The reason against a move, in words, by the ruling that it is in. */
export function why(ruling: string): string {
  const key = `why-${ruling}`.replaceAll("_", "-");
  return texts.has(key) ? texts.say(key) : ruling;
}

/** Where a ruling stands among the rules: `HER-12` of `HER-12-twice`. */
export const rulingIn = (reason: string): string | undefined => /[A-Z]+-\d+/.exec(reason)?.[0];

/** A refusal in one sentence that says what to do. */
export function explain(refused: Pick<Refused, "code" | "details" | "why">): string {
  const details: Details = { ...refused.details };
  if (refused.why) details.why = explain(refused.why);
  else if (typeof details.why === "string") details.why = why(details.why);
  return texts.say(`error-${refused.code}`.replaceAll("_", "-"), details);
}
