/** What lies at several places and changes places two by two, before the move that says so is made. */
export class Arrangement {
  /** Place that was touched first; the next one changes places with it. */
  held: number | undefined = $state();
  #swaps: readonly (readonly [number, number])[] = $state.raw([]);

  constructor(
    readonly verb: string,
    readonly places: readonly number[],
  ) {}

  /** Place of the arrangement that these words of a target name. */
  placeOf(words: string[]): number | undefined {
    return this.places.find((place) => words.includes(`:${place}`));
  }

  /** Place that what is shown here comes from. */
  sourceOf(place: number): number {
    // back in time: where was it before the last change of places, and the one before?
    return this.#swaps.toReversed().reduce((at, [one, other]) => (at === one ? other : at === other ? one : at), place);
  }

  get isChanged(): boolean {
    return this.places.some((place) => this.sourceOf(place) !== place);
  }

  get canUndo(): boolean {
    return this.held !== undefined || this.#swaps.length > 0;
  }

  /** Hold a place, let it go, or let it change places with the held one. */
  touch(place: number): void {
    const { held } = this;
    this.held = held === undefined ? place : undefined;
    if (held !== undefined && held !== place) this.#swaps = [...this.#swaps, [held, place]];
  }

  /** Take the last touch back. */
  undo(): void {
    if (this.held === undefined) this.#swaps = this.#swaps.slice(0, -1);
    this.held = undefined;
  }

  /** The move as it is written: where what lies at each place comes from; the last one follows. */
  get move(): string {
    const sources = this.places.map((place) => `:${this.sourceOf(place)}`);
    return [this.verb, ...sources.slice(0, Math.max(1, sources.length - 1))].join(" ");
  }
}
