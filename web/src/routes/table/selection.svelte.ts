import type { Choice, LogMessage, NextSteps } from "../../wire";
import { arrangedVerb } from "../../games";
import { Refusal } from "../../lib/api";
import type { TableStore } from "../../lib/tableStore.svelte";
import { Arrangement } from "./arrangement.svelte";
import { WordPicker } from "./wordPicker.svelte";

/** Refusals because the table has moved on meanwhile; the next update shows it. */
const STALE_CODES = ["stale", "not_between_manches", "not_playing", "game_over"];

/** True for a whole move that only throws a card away. */
export const isThrowAway = ({ move, open }: Choice): boolean => move.split(" ")[0] === "discard" && !open;

/** The move being composed: a lifted card, the move so far, and its continuations. */
export class MoveSelection {
  /** Code of the lifted card. */
  liftedCard = $state("");
  /** Index of the lifted card in the hand, where several cards may have the same code. */
  liftedIndex = $state(-1);
  /** The move composed so far. */
  partialMove: Choice | undefined = $state.raw();
  refusal: Refusal | undefined = $state.raw();
  /** Values of notes that were touched and make no bid yet: together with others they will. */
  waitingNotes: number[] = $state.raw([]);
  /** Rulings that forbid the card that was touched. */
  objections: string[] = $state.raw([]);
  /** Words of the lifted card, where its moves take several of them. */
  readonly picker = new WordPicker(this);
  isBusy = $state(false);
  #arrangement: { board: unknown; made: Arrangement } | undefined = $state.raw();
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

  /** True after the first step of a move of several. */
  get isMidway(): boolean {
    return this.#nextSteps !== undefined;
  }

  /** The partial move, if it is complete. */
  get readyMove(): string | undefined {
    if (this.arrangement) return this.arrangement.isChanged ? this.arrangement.move : undefined;
    return this.partialMove?.whole === false ? undefined : this.partialMove?.move;
  }

  /** Clear the selection. */
  reset(): void {
    this.liftedCard = "";
    this.liftedIndex = -1;
    this.partialMove = this.#nextSteps = this.refusal = this.#arrangement = undefined;
    this.objections = this.picker.picked = this.waitingNotes = [];
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
    return (this.partialMove?.move.split(" ") ?? this.waitingNotes.map(String)).some((word) => this.#isNamedBy(code, word));
  }

  /** Lift a card; if only one option uses it, choose that one. */
  async lift(code: string, index: number): Promise<void> {
    this.refusal = undefined;
    this.objections = [];
    if (this.isNote(code)) return this.#toggleNote(code);
    const choices = this.choicesWith(code);
    if (this.includesCard(code)) return this.reset();
    this.#putDown();
    this.liftedCard = code;
    this.liftedIndex = index;
    const made = this.#nextSteps ? undefined : this.#arrangementOf(choices);
    this.#arrangement = made && { board: this.store.board, made };
    if (choices.length === 1) await this.choose(choices[0]!);
    else if (!this.#nextSteps) this.partialMove = undefined;
    // a card that can only be thrown away says why it cannot be played
    if (choices.every(isThrowAway)) await this.#fetchObjections(code);
  }

  /** Forget what was begun with another card. */
  #putDown(): void {
    this.picker.picked = [];
    this.#arrangement = undefined;
  }

  /** Places whose contents change places, while that is being arranged on this board. */
  get arrangement(): Arrangement | undefined {
    return this.#arrangement?.board === this.store.board ? this.#arrangement?.made : undefined;
  }

  /** The arrangement that these moves spell out, if their game has one. */
  #arrangementOf(choices: Choice[]): Arrangement | undefined {
    const moves = choices.map(({ move }) => move.split(" "));
    const verb = arrangedVerb(this.store.slug);
    if (choices.length < 2 || !moves.every(([first]) => first === verb)) return undefined;
    return new Arrangement(verb!, moves.map((words) => Number(words[1]!.slice(1))));
  }

  /** True if some option uses a card. Notes may be added to a bid in any order. */
  canUse(code: string): boolean {
    return this.isNote(code) ? this.#canBid() : this.choicesWith(code).length > 0;
  }

  isNote(code: string): boolean {
    return this.store.cards.get(code)?.kind === "note";
  }

  /** True if some bid is on offer: then any notes are part of one, of the whole hand at least. */
  readonly #canBid = (): boolean => this.store.board?.choices.some(({ move }) => move.startsWith("bid ")) ?? false;

  /** Add a note to the bid or take it back; the rules list notes in ascending order. */
  async #toggleNote(code: string): Promise<void> {
    const value = Number(this.store.cards.get(code)?.value);
    const [verb = "bid", ...bid] = this.partialMove?.move.split(" ") ?? [];
    const notes = this.waitingNotes.length ? this.waitingNotes : bid.map(Number);
    const wanted = notes.includes(value) ? notes.filter((note) => note !== value) : [...notes, value];
    await this.enter([verb, ...wanted.sort((one, other) => one - other).map(String)]);
    if (!wanted.length || this.partialMove?.move.split(" ").length === wanted.length + 1) return;
    if (!this.#canBid()) return this.#fetchObjections(code);
    this.reset();
    this.waitingNotes = wanted;
  }

  /** Compose a whole move that somebody else proposes, and lift its card. */
  async propose(move: string): Promise<void> {
    await this.enter(move.split(" "));
    const order = [...this.store.cards.keys()];
    const hand = this.store.handOf(this.store.you).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    const used = hand.filter((code) => this.includesCard(code));
    if (!used.length || used.some((code) => code !== used[0])) return;
    this.liftedCard = used[0]!;
    this.liftedIndex = hand.indexOf(this.liftedCard); // of equal cards, one
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
    if (choice.open) this.#showNextSteps(await this.attempt(() => this.store.fetchNextSteps(choice.move)));
  }

  #showNextSteps(steps: NextSteps | undefined): void {
    this.#nextSteps = steps?.choices;
    this.#nextPrompt = steps?.prompt ?? undefined;
  }

  /** Fetch what a whole move would do; the board's own choices come without. */
  async #fetchPreview({ move }: Choice): Promise<void> {
    const steps = await this.attempt(() => this.store.fetchNextSteps(""));
    const previewed = steps?.choices.find((choice) => choice.move === move);
    if (previewed && this.partialMove?.move === move) this.partialMove = previewed;
  }

  async #fetchObjections(code: string): Promise<void> {
    const move = this.partialMove?.open ? this.partialMove.move : "";
    this.objections = (await this.attempt(() => this.store.fetchObjections(move, code))) ?? [];
  }

  async play(move = this.readyMove): Promise<void> {
    if (!move) return;
    this.isBusy = true;
    const done = await this.attempt(() => this.store.play(move).then(() => true));
    if (done) return; // stays busy until the update arrives and resets the selection
    const { refusal } = this;
    this.reset();
    this.refusal = refusal;
  }

  async readyForNextManche(): Promise<void> {
    this.isBusy = true;
    await this.attempt(() => this.store.send({ do: "ready" }));
    this.isBusy = false;
  }

  /** Run a request; store its refusal, unless the table has only moved on. */
  async attempt<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!STALE_CODES.includes(error.code)) this.refusal = error;
      return undefined;
    }
  }
}
