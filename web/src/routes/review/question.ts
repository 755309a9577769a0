import type { Choice, NextSteps, ReviewMoment } from "../../wire";
import { Refusal } from "../../lib/api";
import type { ReplayStore } from "../../lib/replayStore.svelte";
import type { Command, TableConnection } from "../../lib/tableStore.svelte";
import { momentOf } from "./curve";

/** Choices that continue a partial move, from all whole moves. */
export function continueMove(moves: string[], partial: string): Choice[] {
  const words = partial.split(" ").filter(Boolean);
  const longer = moves.filter((move) => move.startsWith(`${words.join(" ")} `)).map((move) => move.split(" "));
  const next = [...new Set(longer.map((move) => move.slice(0, words.length + 1).join(" ")))];
  return next.map((move) => ({ move, whole: moves.includes(move), open: moves.some((other) => other.startsWith(`${move} `)) }));
}

/** Connection of a table of the past, at which one question is asked: it knows all legal moves, and hands on the answer. */
export class QuestionConnection implements TableConnection {
  moment: ReviewMoment | undefined;
  /** Called with the move that was chosen. */
  onanswer: (move: string) => void = () => undefined;

  watch(): void {
    // nothing happens any more
  }

  holdDevice(): Promise<never> {
    return Promise.reject(new Refusal({ code: "game_over" }));
  }

  requestHint(): Promise<never> {
    return Promise.reject(new Refusal({ code: "game_over" }));
  }

  sendCommand(_table: string, command: Command): Promise<NextSteps | { type: "done"; id: string }> {
    if (command.do === "look") return Promise.resolve({ type: "steps", id: "", choices: this.#look(command.move) });
    if (command.do !== "play") return Promise.reject(new Refusal({ code: "game_over" }));
    this.onanswer(command.move);
    return Promise.resolve({ type: "done", id: "" });
  }

  #look(partial: string): Choice[] {
    if (!partial.trim()) return this.moment?.question?.choices ?? [];
    return continueMove(this.moment?.question?.moves ?? [], partial);
  }
}

/** Show the table of a moment, and ask there what was asked then. */
export function ask(replay: ReplayStore, connection: QuestionConnection, moment: ReviewMoment, seat: number, onanswer: (move: string) => void): void {
  connection.moment = moment;
  connection.onanswer = onanswer;
  replay.goTo(momentOf(moment));
  const { store } = replay;
  if (!store.board) return;
  store.movedCards = [];
  store.board = { ...store.board, asked: [seat], choices: moment.question?.choices ?? [], prompt: moment.question?.prompt ?? null };
}
