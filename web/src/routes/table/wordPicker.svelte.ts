import type { Choice } from "../../wire";
import type { MoveSelection } from "./selection.svelte";

/** Fewest moves that are picked word by word; fewer are buttons. */
const MIN_MOVES = 4;

const wordsOf = ({ move }: Choice): string[] => move.split(" ").slice(1);

/** Words that these moves are composed of, if each takes several of them in any order; otherwise none. */
export function pickableWords(choices: Choice[], isCard: (word: string) => boolean): string[] {
  const picks = choices.map(wordsOf);
  const isPlain = picks.flat().every((word) => !isCard(word) && !/^[@:]/.test(word));
  const isSame = picks.every((words) => words.length > 1 && words.length === picks[0]!.length);
  return choices.length >= MIN_MOVES && isPlain && isSame ? picks.flat().filter((word, at, all) => all.indexOf(word) === at) : [];
}

/** Moves that have all these words. */
const movesWith = (choices: Choice[], picked: string[]): Choice[] => choices.filter((choice) => picked.every((word) => wordsOf(choice).includes(word)));

/** Picks the words of a move one by one, where the moves of the lifted card differ in several: two colors out of six. */
export class WordPicker {
  picked: string[] = $state.raw([]);

  constructor(readonly selection: MoveSelection) {}

  get #choices(): Choice[] {
    const { liftedCard, isMidway } = this.selection;
    return liftedCard && !isMidway ? this.selection.choicesWith(liftedCard) : [];
  }

  /** Words on offer; none where a move is chosen in another way. */
  get words(): string[] {
    return pickableWords(this.#choices, (word) => this.selection.store.cards.has(word));
  }

  /** How many words are still to be picked. */
  get left(): number {
    const [first] = this.#choices;
    return first ? wordsOf(first).length - this.picked.length : 0;
  }

  /** True if a word is picked, or can be picked together with the others. */
  canPick(word: string): boolean {
    return this.picked.includes(word) || (this.left > 0 && movesWith(this.#choices, [...this.picked, word]).length > 0);
  }

  /** Pick a word or give it back; the last one makes the move. */
  async pick(word: string): Promise<void> {
    this.selection.partialMove = this.selection.refusal = undefined;
    this.picked = this.picked.includes(word) ? this.picked.filter((other) => other !== word) : [...this.picked, word];
    const move = this.left === 0 ? movesWith(this.#choices, this.picked)[0] : undefined;
    if (move) await this.selection.choose(move);
  }
}
