import type { ExpectedValue, ReviewMoment } from "../../wire";
import { texts } from "../../lib/texts.svelte";
import { doubtOf, isBeyondDoubt } from "./curve";

/** Below this distance from a whole place, it is "about" that place. */
const NEAR = 0.2;

/** Number of the last place: that of the sides, or of the seats where everybody plays alone. */
export const lowestPlace = (seats: number, sides: number[] | undefined): number => (sides?.length ? new Set(sides).size : seats);

/** True if a place is the same as the chance to win. */
export const isDuel = (lowest: number): boolean => lowest === 2;

/** The chance to win of an expected place between 1 and 2. */
const chanceOf = (place: number): number => Math.min(1, Math.max(0, 2 - place));

/** A unit in which results are told, with its decimal places. */
interface Unit {
  key: "places" | "chances" | "points";
  badge: "places" | "percent" | "points";
  factor: number;
  decimals: number;
}
const PLACES: Unit = { key: "places", badge: "places", factor: 1, decimals: 1 };
const CHANCES: Unit = { key: "chances", badge: "percent", factor: 100, decimals: 0 };
const POINTS: Unit = { key: "points", badge: "points", factor: 1, decimals: 0 };

const unitOf = (lowest: number): Unit => (isDuel(lowest) ? CHANCES : PLACES);
const write = (unit: Unit, value: number): string => texts.number(value * unit.factor, unit.decimals);
/** Half the width of an interval, never rounded down to nothing. */
const writeDoubt = (unit: Unit, value: ExpectedValue): string => write(unit, Math.max(doubtOf(value), 10 ** -unit.decimals / unit.factor));
const withDoubt = (unit: Unit, text: string, value: ExpectedValue): string =>
  !value.error ? text : texts.say("review-doubt", { value: text, doubt: writeDoubt(unit, value) });

const rank = (place: number): string => texts.say("review-rank", { place });

/** True of a place that is not expected but reached. */
const isReached = ({ mean, error }: ExpectedValue): boolean => error === 0 && Number.isInteger(mean);

/** An expected place in words: "between 2nd and 3rd place", or "7 chances in ten to win"; a place that is reached: "3rd place". */
export function placeWords(lowest: number, place: ExpectedValue): string {
  if (isDuel(lowest)) {
    if (isReached(place)) return texts.say(place.mean === 1 ? "review-won" : "review-lost");
    return texts.say("review-chance", { tenths: Math.round(chanceOf(place.mean) * 10) });
  }
  if (isReached(place)) return texts.say("review-reached", { place: rank(place.mean) });
  const within = Math.min(lowest, Math.max(1, place.mean));
  const low = Math.floor(within + NEAR);
  return texts.say("review-place", { between: Number(within - low > NEAR), low: rank(low), high: rank(low + 1) });
}

/** An expected place as a number with its doubt; with two sides, as a percentage. */
export function placeNumber(lowest: number, place: ExpectedValue): string {
  const unit = unitOf(lowest);
  const text = isDuel(lowest) ? texts.say("review-percent", { value: write(unit, chanceOf(place.mean)) }) : write(unit, place.mean);
  return withDoubt(unit, text, place);
}

/** An expected place in words and as a number. */
export function describePlace(lowest: number, place: ExpectedValue): string {
  const words = placeWords(lowest, place);
  return isReached(place) ? words : texts.say("review-value", { words, number: placeNumber(lowest, place) });
}

function amountOf(unit: Unit, amount: ExpectedValue): string {
  const value = write(unit, Math.abs(amount.mean));
  const size = Number((Math.abs(amount.mean) * unit.factor).toFixed(unit.decimals));
  return withDoubt(unit, texts.say(`review-${unit.key}`, { size, value }), amount);
}

/** An amount of expected places, without its sign: "0.6 places, give or take 0.2". */
export const amountWords = (lowest: number, amount: ExpectedValue): string => amountOf(unitOf(lowest), amount);

/** What a move gave away: its unit and amount. Where the place is not at stake, points are. */
function costOf(lowest: number, { cost, cost_score }: Pick<ReviewMoment, "cost" | "cost_score">): [Unit, ExpectedValue] {
  const isAboutPoints = !isBeyondDoubt(cost) && isBeyondDoubt(cost_score) && cost_score.mean > 0;
  return isAboutPoints ? [POINTS, cost_score] : [unitOf(lowest), cost];
}

/** What a move gave away: "0.6 places, give or take 0.2", and the points where they are beyond doubt, won or lost. */
export function costWords(lowest: number, moment: Pick<ReviewMoment, "cost" | "cost_score">): string {
  const [unit, amount] = costOf(lowest, moment);
  const words = amountOf(unit, amount);
  if (unit === POINTS || !isBeyondDoubt(moment.cost_score)) return words;
  return texts.say(moment.cost_score.mean > 0 ? "review-and-points" : "review-despite-points", { amount: words, points: amountOf(POINTS, { ...moment.cost_score, error: null }) });
}

/** What a move gave away, in short: "−0.6 place", or "−21 %". */
export function costBadge(lowest: number, moment: Pick<ReviewMoment, "cost" | "cost_score">): string {
  const [unit, amount] = costOf(lowest, moment);
  return texts.say("review-badge", { unit: unit.badge, value: write(unit, Math.abs(amount.mean)) });
}

export type Sign = "good" | "bad" | "none";

/** Whether a change was good or bad for us, beyond doubt. */
export const signOf = (change: ExpectedValue): Sign => (isBeyondDoubt(change) ? (change.mean > 0 ? "good" : "bad") : "none");
