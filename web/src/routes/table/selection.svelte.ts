import type { Choice, LogMessage, NextSteps } from "../../wire";
import { Refusal } from "../../lib/api";
import type { TableStore } from "../../lib/tableStore.svelte";

/** Refusals because the table has moved on meanwhile; the next update shows it. */
const STALE_CODES = ["stale", "not_between_manches", "not_playing", "game_over"];

/** The move being composed: a lifted card, the move so far, and its continuations. */
export class MoveSelection {
  /** Code of the lifted card. */
  liftedCard = $state("");
  /** Index of the lifted card in the hand, where several cards may have the same code. */
  liftedIndex = $state(-1);
  /** The move composed so far. */
  partialMove: Choice | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  /** Rulings that forbid the card that was touched. */
  objections: string[] = $state.raw([]);
  isBusy = $state(false);
  #nextSteps: Choice[] | undefined = $state.raw();
  #nextPrompt: LogMessage | undefined = $state.raw();

  constructor(readonly store: TableStore) {}

  /** Continuations of the partial move, or all choices. */
  get options(): Choice[] {
    return this.#nextSteps ?? this.store.board?.choices ?? [];
  }

  /** What is asked: by the board, or by the partial move. */
  get prompt(): LogMessage | undefined {
    return (this.#nextSteps && this.#nextPrompt) ?? this.store.board?.prompt ?? undefined;
  }

  /** The partial move, if it is complete. */
  get readyMove(): string | undefined {
    return this.partialMove?.whole === false ? undefined : this.partialMove?.move;
  }

  /** Clear the selection. */
  reset(): void {
    this.liftedCard = "";
    this.liftedIndex = -1;
    this.partialMove = this.#nextSteps = this.refusal = undefined;
    this.objections = [];
    this.isBusy = false;
  }

  /** Words that a choice adds to the partial move. */
  #addedWords(choice: Choice): string[] {
    const length = this.#nextSteps ? (this.partialMove?.move.split(" ").length ?? 0) : 0;
    return choice.move.split(" ").slice(length);
  }

  /** True if a word of a move names this card; notes are named by their value. */
  #isNamedBy(code: string, word: string): boolean {
    const card = this.store.cards.get(code);
    return word === code || (card?.kind === "note" && String(card.value) === word);
  }

  /** Options that use a card. */
  choicesWith(code: string): Choice[] {
    return this.options.filter((choice) => this.#addedWords(choice).some((word) => this.#isNamedBy(code, word)));
  }

  /** Options that use no card of the hand. */
  get choicesWithoutCards(): Choice[] {
    const hand = this.store.handOf(this.store.you);
    return this.options.filter((choice) => !hand.some((code) => this.choicesWith(code).includes(choice)));
  }

  /** True if a card is part of the partial move. */
  includesCard(code: string): boolean {
    return this.partialMove?.move.split(" ").some((word) => this.#isNamedBy(code, word)) ?? false;
  }

  /** Lift a card; if only one option uses it, choose that one. */
  async lift(code: string, index: number): Promise<void> {
    this.refusal = undefined;
    this.objections = [];
    if (this.isNote(code)) return this.#toggleNote(code);
    const choices = this.choicesWith(code);
    if (this.includesCard(code)) return this.reset();
    this.liftedCard = code;
    this.liftedIndex = index;
    if (choices.length === 1) await this.choose(choices[0]!);
    else if (!this.#nextSteps) this.partialMove = undefined;
    if (choices.length === 0) await this.#fetchObjections(code);
  }

  /** True if some option uses a card. Notes may be added to a bid in any order. */
  canUse(code: string): boolean {
    const [verb, ...bid] = this.partialMove?.move.split(" ") ?? [];
    if (!bid.length || !this.isNote(code)) return this.choicesWith(code).length > 0;
    const lowest = Math.min(...bid.map(Number), Number(this.store.cards.get(code)?.value));
    return this.store.board?.choices.some(({ move }) => move === `${verb} ${lowest}`) ?? false;
  }

  isNote(code: string): boolean {
    return this.store.cards.get(code)?.kind === "note";
  }

  /** The only option for the lifted card at a drop target with these words; `*` accepts any word. */
  choiceAt(words: string[]): Choice | undefined {
    const choices = this.partialMove && !this.#nextSteps ? [this.partialMove] : this.choicesWith(this.liftedCard);
    const matching = words.includes("*") ? choices : choices.filter((choice) => choice.move.split(" ").some((word) => words.includes(word)));
    return matching.length === 1 ? matching[0] : undefined;
  }

  /** Drop the lifted card on a target with these words. */
  async dropOn(words: string[]): Promise<void> {
    const choice = this.liftedCard ? this.choiceAt(words) : undefined;
    if (choice?.open) await this.choose(choice);
    else if (choice) await this.play(choice.move);
  }

  /** Add a note to the bid or take it back; the rules list notes in ascending order. */
  async #toggleNote(code: string): Promise<void> {
    const value = Number(this.store.cards.get(code)?.value);
    const [verb = "bid", ...bid] = this.partialMove?.move.split(" ") ?? [];
    const notes = bid.map(Number);
    const wanted = notes.includes(value) ? notes.filter((note) => note !== value) : [...notes, value];
    await this.enter([verb, ...wanted.sort((one, other) => one - other).map(String)]);
    if (!this.includesCard(code) && wanted.includes(value)) await this.#fetchObjections(code);
  }

  /** Compose a move from its first word, as far as the rules allow. */
  async enter(words: string[]): Promise<void> {
    this.reset();
    const wanted = `${words.join(" ")} `;
    let next = this.options.find((choice) => wanted.startsWith(`${choice.move} `));
    while (next) {
      await this.choose(next);
      const longer: Choice | undefined = this.#nextSteps?.find((choice) => wanted.startsWith(`${choice.move} `));
      next = longer?.move === this.partialMove?.move ? undefined : longer;
    }
  }

  /** Make a choice the partial move, and fetch its preview and its continuations. */
  async choose(choice: Choice): Promise<void> {
    const isFirstStep = !this.#nextSteps;
    this.partialMove = choice;
    this.#nextSteps = undefined;
    if (isFirstStep && !choice.open) await this.#fetchPreview(choice);
    if (choice.open) this.#showNextSteps(await this.#try(() => this.store.fetchNextSteps(choice.move)));
  }

  #showNextSteps(steps: NextSteps | undefined): void {
    this.#nextSteps = steps?.choices;
    this.#nextPrompt = steps?.prompt ?? undefined;
  }

  /** Fetch what a whole move would do; the board's own choices come without. */
  async #fetchPreview({ move }: Choice): Promise<void> {
    const steps = await this.#try(() => this.store.fetchNextSteps(""));
    const previewed = steps?.choices.find((choice) => choice.move === move);
    if (previewed && this.partialMove?.move === move) this.partialMove = previewed;
  }

  async #fetchObjections(code: string): Promise<void> {
    const move = this.partialMove?.open ? this.partialMove.move : "";
    this.objections = (await this.#try(() => this.store.fetchObjections(move, code))) ?? [];
  }

  async play(move = this.readyMove): Promise<void> {
    if (!move) return;
    this.isBusy = true;
    const done = await this.#try(() => this.store.play(move).then(() => true));
    if (done) return; // stays busy until the update arrives and resets the selection
    const { refusal } = this;
    this.reset();
    this.refusal = refusal;
  }

  async readyForNextManche(): Promise<void> {
    this.isBusy = true;
    await this.#try(() => this.store.send({ do: "ready" }));
    this.isBusy = false;
  }

  /** Run a request; store its refusal, unless the table has only moved on. */
  async #try<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!STALE_CODES.includes(error.code)) this.refusal = error;
      return undefined;
    }
  }
}
