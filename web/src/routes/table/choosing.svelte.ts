import type { Choice } from "../../wire";
import { Refusal } from "../../lib/api";
import type { Seen } from "../../lib/seen.svelte";

/** Refused because the table has gone on meanwhile: it shows so itself. */
const LATE = ["stale", "not_between_manches", "not_playing", "game_over"];

/** What we are about to do: a card that is lifted, a move that is begun, and how it can go on. */
export class Choosing {
  /** The card that is lifted, by its code. */
  lifted = $state("");
  /** Which of our cards it is: there may be several that look the same. */
  at = $state(-1);
  /** The move as far as it is said. */
  begun: Choice | undefined = $state.raw();
  trouble: Refusal | undefined = $state.raw();
  /** What speaks against the card that was touched. */
  against: string[] = $state.raw([]);
  busy = $state(false);
  #next: Choice[] | undefined = $state.raw();

  constructor(readonly seen: Seen) {}

  /** What can be done or said next. */
  get options(): Choice[] {
    return this.#next ?? this.seen.board?.choices ?? [];
  }

  /** The move that the button makes, if it is whole. */
  get ready(): string | undefined {
    return this.begun?.whole === false ? undefined : this.begun?.move;
  }

  /** Start over: after a move, or because somebody thought better of it. */
  reset(): void {
    this.lifted = "";
    this.at = -1;
    this.begun = this.#next = this.trouble = undefined;
    this.against = [];
    this.busy = false;
  }

  #added(choice: Choice): string[] {
    const said = this.#next ? (this.begun?.move.split(" ").length ?? 0) : 0;
    return choice.move.split(" ").slice(said);
  }

  #shows(code: string, word: string): boolean {
    const card = this.seen.cards.get(code);
    return word === code || (card?.kind === "note" && String(card.value) === word);
  }

  /** What can be done with a card. */
  with(code: string): Choice[] {
    return this.options.filter((choice) => this.#added(choice).some((word) => this.#shows(code, word)));
  }

  /** What can be done without any of our cards. */
  get without(): Choice[] {
    const hand = this.seen.hand(this.seen.you);
    return this.options.filter((choice) => !hand.some((code) => this.with(code).includes(choice)));
  }

  /** Whether a card is part of what has been said. */
  holds(code: string): boolean {
    return this.begun?.move.split(" ").some((word) => this.#shows(code, word)) ?? false;
  }

  /** Lift a card: if there is one thing to do with it, it is as good as said. */
  async lift(code: string, at: number): Promise<void> {
    this.trouble = undefined;
    this.against = [];
    if (this.isNote(code)) return this.#bid(code);
    const found = this.with(code);
    if (this.holds(code)) return this.reset();
    this.lifted = code;
    this.at = at;
    if (found.length === 1) await this.begin(found[0]!);
    else if (!this.#next) this.begun = undefined;
    if (found.length === 0) await this.#why(code);
  }

  /** Whether there is something to do with a card now. Notes may be laid in any order. */
  takes(code: string): boolean {
    const [verb, ...laid] = this.begun?.move.split(" ") ?? [];
    if (!laid.length || !this.isNote(code)) return this.with(code).length > 0;
    const least = Math.min(...laid.map(Number), Number(this.seen.cards.get(code)?.value));
    return this.seen.board?.choices.some(({ move }) => move === `${verb} ${least}`) ?? false;
  }

  isNote(code: string): boolean {
    return this.seen.cards.get(code)?.kind === "note";
  }

  /** What can be done with the lifted card at a place on the table; `*` takes whatever there is only one of. */
  fitting(words: string[]): Choice | undefined {
    const found = this.begun && !this.#next ? [this.begun] : this.with(this.lifted);
    const there = words.includes("*") ? found : found.filter((choice) => choice.move.split(" ").some((word) => words.includes(word)));
    return there.length === 1 ? there[0] : undefined;
  }

  /** The lifted card is put somewhere. */
  async put(words: string[]): Promise<void> {
    const choice = this.lifted ? this.fitting(words) : undefined;
    if (choice?.open) await this.begin(choice);
    else if (choice) await this.play(choice.move);
  }

  /** Notes are laid and taken back in any order; the rules want the smallest first. */
  async #bid(code: string): Promise<void> {
    const value = Number(this.seen.cards.get(code)?.value);
    const [verb = "bid", ...laid] = this.begun?.move.split(" ") ?? [];
    const notes = laid.map(Number);
    const wanted = notes.includes(value) ? notes.filter((note) => note !== value) : [...notes, value];
    await this.say([verb, ...wanted.sort((one, other) => one - other).map(String)]);
    if (!this.holds(code) && wanted.includes(value)) await this.#why(code);
  }

  /** Say a move from its beginning, as far as it can be said. */
  async say(words: string[]): Promise<void> {
    this.reset();
    const wanted = `${words.join(" ")} `;
    let next = this.options.find((choice) => wanted.startsWith(`${choice.move} `));
    while (next) {
      await this.begin(next);
      const longer: Choice | undefined = this.#next?.find((choice) => wanted.startsWith(`${choice.move} `));
      next = longer?.move === this.begun?.move ? undefined : longer;
    }
  }

  async begin(choice: Choice): Promise<void> {
    this.begun = choice;
    this.#next = undefined;
    if (choice.open) this.#next = await this.#try(() => this.seen.look(choice.move));
  }

  /** Ask why a card cannot be played now. */
  async #why(code: string): Promise<void> {
    const said = this.begun?.open ? this.begun.move : "";
    this.against = (await this.#try(() => this.seen.against(said, code))) ?? [];
  }

  async play(move = this.ready): Promise<void> {
    if (!move) return;
    this.busy = true;
    const done = await this.#try(() => this.seen.play(move).then(() => true));
    if (done) return; // the table shows it at any moment, and then everything starts over
    const trouble = this.trouble;
    this.reset();
    this.trouble = trouble;
  }

  /** Be ready for the next manche. */
  async next(): Promise<void> {
    this.busy = true;
    await this.#try(() => this.seen.ask({ do: "ready" }));
    this.busy = false;
  }

  async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!LATE.includes(error.refused.code)) this.trouble = error;
      return undefined;
    }
  }
}
