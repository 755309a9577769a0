import type { CardView, EffectView, LogMessage } from "../wire";
import type { Reason } from "./api";
import { texts, type Details } from "./texts.svelte";

type Detail = LogMessage["details"][string];

/** Data that messages about a game refer to: its cards by code, and the names of its seats. */
export interface GameContext {
  slug: string;
  cards: ReadonlyMap<string, CardView>;
  names: string[];
}

/** Translated name of a card; its code if there is no translation. */
export function cardName(card: CardView): string {
  if (!texts.has(card.key)) return card.code;
  return texts.say(card.key, { kind: card.kind, color: card.color ?? "", value: card.value ?? "" });
}

/** Accessible label of a card: its name, or "note of …" for money. */
export function cardLabel(card: CardView): string {
  return card.kind === "note" ? texts.say("web-note", { value: card.value ?? "" }) : cardName(card);
}

/** What a card does, in one line: by its own message, or by the one of its kind; many cards need none. */
export function cardAbout(slug: string, card: CardView): string {
  const key = [`${card.key}-about`, `${slug}-about-${card.kind}`].find((one) => texts.has(one));
  return key ? texts.say(key, { kind: card.kind, color: card.color ?? "", value: card.value ?? "" }) : "";
}

/** Translated word of a move: a card by its name, another word by the game's catalog. */
export function wordName(context: GameContext, code: string): string {
  const card = context.cards.get(code);
  if (card) return cardName(card);
  const key = `${context.slug}-word-${code}`;
  return texts.has(key) ? texts.say(key) : code;
}

function formatDetail(context: GameContext, detail: Detail): string | number {
  if (typeof detail !== "object") return detail;
  if (detail.kind === "words") return texts.list(detail.words.map((code) => wordName(context, code)));
  if (detail.kind === "seats") return texts.list(detail.seats.map((seat) => context.names[seat] ?? ""));
  return detail.lines.map((line) => formatMessage(context, line)).join(", ");
}

/** Translate a message of the log. */
export function formatMessage(context: GameContext, message: LogMessage): string {
  const details: Details = {};
  for (const [name, detail] of Object.entries(message.details)) details[name] = formatDetail(context, detail);
  if (details.entries === "") return stripEntries(texts.say(message.key, details));
  const prefix = `${context.slug}-log-`;
  if (!message.key.startsWith(prefix) || texts.has(message.key)) return texts.say(message.key, details);
  return texts.say("log-move", { ...details, verb: message.key.slice(prefix.length) });
}

/** Translated name of a zone; its code name if there is no translation. */
export function zoneName(slug: string, name: string): string {
  const key = `${slug}-zone-${name}`;
  return texts.has(key) ? texts.say(key) : name;
}

const stripEntries = (text: string): string => text.replace(/\s*:?\s*\.?\s*$/, "");

/** Title of a line of the score sheet: its log message without entries and punctuation. */
export const sheetLineTitle = (slug: string, line: string): string => stripEntries(texts.say(`${slug}-sheet-${line}`, { entries: "" }));

/** Describe an effect that lasts over several turns. */
export function formatEffect(context: GameContext, effect: EffectView): string {
  const entries = effect.strengths.flatMap((points, seat) => (points === null ? [] : [texts.say("sheet-entry", { who: context.names[seat]!, points })]));
  const ahead = context.names[effect.ahead ?? -1];
  return texts.say(`${context.slug}-pending-${effect.name}`, {
    who: context.names[effect.seat]!,
    where: zoneName(context.slug, effect.zone),
    strengths: entries.join(", "),
    leads: ahead === undefined ? 0 : 1,
    ahead: ahead ?? "",
    left: effect.left,
    last: context.names[effect.last]!,
    words: texts.list((effect.words ?? []).map((code) => wordName(context, code))),
  });
}

/** Button label of a move, from the same catalog as the terminal's. */
export function moveName(context: GameContext, move: string): string {
  const [verb, ...words] = move.split(" ");
  const cards = words.filter((word) => !/^[@:]/.test(word));
  const targets = words.filter((word) => word.startsWith("@")).map((word) => context.names[Number(word.slice(1))] ?? "");
  const places = words.filter((word) => word.startsWith(":")).map((word) => word.slice(1));
  const names = cards.map((code) => wordName(context, code));
  const key = `${context.slug}-move-${verb}`;
  if (!texts.has(key)) return move;
  return texts.say(key, {
    cards: texts.list(names),
    card: names[0] ?? "",
    count: cards.length,
    target: texts.list(targets),
    place: places.join(", "),
  });
}

/** Ask where a lifted card goes that can make several moves like this one. */
export function aimPrompt(context: GameContext, move: string, code: string, left = 0): string {
  const key = `${context.slug}-aim-${move.split(" ")[0]}`;
  return capitalize(texts.say(texts.has(key) ? key : "aim", { card: wordName(context, code), left }));
}

/** Begin a sentence with a capital letter. */
export const capitalize = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Make a part of a sentence a sentence. */
export const asSentence = (text: string): string => `${capitalize(text)}${/[.!?…]$/.test(text) ? "" : "."}`;

/** Name of one of several moves; equal names are told apart by the places of their moves. */
export function distinctName(names: string[], at: number, move: string): string {
  const name = names[at]!;
  const places = move.split(" ").filter((word) => word.startsWith(":"));
  if (names.filter((other) => other === name).length < 2 || !places.length) return name;
  return texts.say("web-move-places", { move: name, places: places.map((word) => word.slice(1)).join(", ") });
}

/** Short label of a move for narrow buttons: its place, if the moves on offer differ in nothing else. */
export function placeLabel(names: string[], moves: string[], at: number): string | undefined {
  const parts = moves.map((move) => /^(.+) :(\d+)$/.exec(move));
  const differInPlace = parts.length > 1 && parts.every((part) => part && part[1] === parts[0]![1]);
  const place = differInPlace ? texts.say("web-place", { place: parts[at]![2]! }) : "";
  return place && names[at]!.toLowerCase().includes(place.toLowerCase()) ? place : undefined;
}

/** Short label of a move for narrow buttons: its card, if the moves on offer do the same to one card each. */
export function cardOfMove(context: GameContext, moves: string[], at: number): string | undefined {
  const parts = moves.map((move) => move.split(" "));
  const isAlike = parts.length > 1 && parts.every(([verb, card = "", ...more]) => verb === parts[0]![0] && context.cards.has(card) && !more.length);
  return isAlike ? capitalize(wordName(context, parts[at]![1]!)) : undefined;
}

/** Translate the reason against a move, which is a ruling. */
export function formatReason(ruling: string): string {
  const key = `why-${ruling}`.replaceAll("_", "-");
  return texts.has(key) ? texts.say(key) : ruling;
}

/** Anchor of a ruling in the rules: `HER-12` of `HER-12-twice`. */
export const rulingOf = (reason: string): string | undefined => /[A-Z]+-\d+/.exec(reason)?.[0];

/** Translate a refusal into a sentence that says what to do. */
export function explain(refused: Reason): string {
  return asSentence(explainWithin(refused));
}

/** Translate a refusal as a part of a sentence. */
function explainWithin(refused: Reason): string {
  const details: Details = { ...refused.details };
  if (refused.why) details.why = explainWithin(refused.why);
  else if (typeof details.why === "string") details.why = formatReason(details.why);
  if (typeof details.message === "string") return texts.say(details.message);
  return texts.say(`error-${refused.code}`.replaceAll("_", "-"), details);
}
