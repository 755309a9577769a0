import type { CardView, LogMessage, Review, ReviewedMove, ReviewMoment } from "../../wire";
import { isBeyondDoubt } from "./curve";

/** The cards that a move names, in its order; notes are named by their value. */
export function cardsOfMove(cards: ReadonlyMap<string, CardView>, move: string): CardView[] {
  const notes = [...cards.values()].filter(({ kind }) => kind === "note");
  return move
    .split(" ")
    .slice(1)
    .flatMap((word) => cards.get(word) ?? notes.find(({ value }) => String(value) === word) ?? []);
}

/** The costliest decisions in the order of the game, in which their questions are put. */
export const listQuestions = ({ costliest, moments }: Pick<Review, "costliest" | "moments">): ReviewMoment[] =>
  costliest.map((index) => moments[index]!).sort((one, other) => one.event - other.event);

/** How an answer compares with what was played and with the best move that was found. */
export type Verdict = "best" | "played" | "near" | "worse" | "unknown";

/** The reviewed move that an answer names, if it was compared. */
export const findReviewed = ({ best, played, others }: ReviewMoment, answer: string): ReviewedMove | undefined =>
  [best, played, ...(others ?? [])].find(({ move }) => isSameMove(move, answer));

/** True if two moves have the same words; several cards of one move may be named in any order. */
export function isSameMove(one: string, other: string): boolean {
  const sorted = (move: string): string => move.split(" ").sort().join(" ");
  return one === other || (one.split(" ")[0] === other.split(" ")[0] && sorted(one) === sorted(other));
}

/** What an answer gives away against the best move, with the error of the difference. */
export function costOfAnswer({ best }: Pick<ReviewMoment, "best">, answer: ReviewedMove): { mean: number; error: number | null } {
  const errors = [best.place.error, answer.place.error];
  return {
    mean: answer.place.mean - best.place.mean,
    error: errors.some((error) => error === null) ? null : Math.hypot(errors[0]!, errors[1]!),
  };
}

/** Judge an answer to the question of a moment. */
export function judgeAnswer(moment: ReviewMoment, answer: string): Verdict {
  if (isSameMove(moment.best.move, answer)) return "best";
  if (isSameMove(moment.played.move, answer)) return "played";
  const reviewed = findReviewed(moment, answer);
  if (!reviewed) return "unknown";
  const cost = costOfAnswer(moment, reviewed);
  return cost.mean > 0 && isBeyondDoubt(cost) ? "worse" : "near";
}

const MAX_REASONS = 2;

/** A sentence on the best move or on the one that was played. */
export interface SidedReason {
  side: "best" | "played";
  reason: LogMessage;
}

/** At most two sentences that say why the best move is better: one on each of the two moves, if there is. */
export function pickReasons({ best, played }: Pick<ReviewMoment, "best" | "played">): SidedReason[] {
  const [forBest, forPlayed] = [best, played].map(({ reasons }, number) => (reasons ?? []).map((reason): SidedReason => ({ side: number ? "played" : "best", reason })));
  return [...forBest!.slice(0, 1), ...forPlayed!.slice(0, 1), ...forBest!.slice(1), ...forPlayed!.slice(1)].slice(0, MAX_REASONS);
}
