import type { Ask, Board, Card, Change, Choice, Heap, Message, Remark, Room, Shared, Sight, Steps, Told } from "../wire";
import { Refusal } from "./api";
import { dealt, movesBetween, type Move } from "./difference";
import type { Line } from "./line";
import { speak } from "./sharing";

export type Command = Ask["command"];
/** What a table needs of the line to the server. */
export type Talk = Pick<Line, "watch" | "ask" | "hold" | "hint">;

/** A table as we see it: the last whole sight, with every change laid over it. */
export class Seen {
  sight: Sight | undefined = $state.raw();
  room: Room | undefined = $state.raw();
  board: Board | undefined = $state.raw();
  heaps: Heap[] = $state.raw([]);
  log: Told[] = $state.raw([]);
  said: Remark[] = $state.raw([]);
  /** Which cards the last event has moved. */
  moved: Move[] = $state.raw([]);
  you = $state(-1);
  /** Those who share this device, if several do. */
  shared: Shared | undefined = $state.raw();
  version = 0;
  trouble: Refusal | undefined = $state.raw();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
  cards: ReadonlyMap<string, Card> = $derived(new Map(this.sight?.cards.map((card) => [card.code, card])));

  constructor(
    readonly table: string,
    readonly line: Talk,
  ) {
    line.watch(table, () => this.version);
  }

  get slug(): string {
    return this.sight?.opening.game ?? "";
  }

  get asked(): boolean {
    return (this.board?.choices.length ?? 0) > 0;
  }

  /** Our seats: one, or those of all who share this device. */
  get ours(): number[] {
    return this.shared?.seats ?? (this.you >= 0 ? [this.you] : []);
  }

  /** Whether we have agreed to what is proposed. */
  get agreed(): boolean {
    return this.ours.every((seat) => this.room?.offer?.agreed.includes(seat));
  }

  heap(name: string, owner = -1): string[] {
    return this.heaps.find((heap) => heap.name === name && heap.owner === owner)?.cards ?? [];
  }

  /** The cards that a seat plays from. */
  hand(seat: number): string[] {
    return this.heaps.filter((heap) => heap.owner === seat && heap.name.startsWith("hand")).flatMap((heap) => heap.cards);
  }

  take(message: Message): void {
    if (message.type === "seen" && message.sight.table === this.table) this.#show(message.sight);
    else if (message.type === "changed" && message.change.table === this.table) this.#change(message.change);
    else if (message.type === "shared" && message.table === this.table) this.shared = message.seats.length ? message : undefined;
    else if (message.type === "refused" && message.id === this.table) this.trouble = new Refusal(message);
  }

  #show(sight: Sight): void {
    const fresh = !this.sight && sight.board?.events === 1;
    this.sight = sight;
    this.trouble = undefined;
    this.version = sight.version;
    this.room = sight.room;
    this.board = sight.board ?? undefined;
    this.heaps = sight.zones;
    this.moved = fresh ? dealt(this.heaps, this.cards) : [];
    this.log = sight.log;
    this.said = sight.said;
    this.you = sight.you;
  }

  #change(change: Change): void {
    if (change.version > this.version + 1) {
      this.line.watch(this.table, () => this.version);
      return;
    }
    if (change.version < this.version) return;
    this.version = change.version;
    this.room = change.room ?? this.room;
    this.board = change.board ?? this.board;
    this.you = change.you ?? this.you;
    if (change.zones) this.#move(change.zones, change.told);
    if (change.news.what === "began") this.log = [];
    if (change.news.what === "undone") this.log = this.log.slice(0, change.board?.events ?? 0);
    if (change.told) this.log = [...this.log, change.told];
    if (change.news.what === "said" && change.news.text) this.#hear(change);
  }

  #move(zones: Heap[], told: Told | null | undefined): void {
    const heaps = replaced(this.heaps, zones);
    this.moved = this.heaps.length ? movesBetween(this.heaps, heaps, this.cards, told) : dealt(heaps, this.cards);
    this.heaps = heaps;
  }

  #hear(change: Change): void {
    const seat = change.news.seat ?? -1;
    const name = this.room?.seats[seat]?.name ?? "";
    this.said = [...this.said, { at: change.at, seat, name, text: change.news.text ?? "" }];
  }

  async ask(command: Command): Promise<void> {
    if (this.shared) await speak(this, this.shared, command);
    else await this.line.ask(this.table, command);
  }

  play(move: string): Promise<void> {
    return this.ask({ do: "play", move, version: this.version });
  }

  /** How a move can go on; refused with the reason if it cannot be made. */
  async look(move: string): Promise<Choice[]> {
    const found = await this.line.ask(this.table, { do: "look", move, version: this.version });
    return (found as Steps).choices;
  }

  /** What speaks against going on with a card: rulings. */
  async against(move: string, card: string): Promise<string[]> {
    const found = await this.line.ask(this.table, { do: "look", move, card, version: this.version });
    return (found as Steps).against ?? [];
  }
}

export function replaced(heaps: Heap[], news: Heap[]): Heap[] {
  const same = (one: Heap, other: Heap): boolean => one.name === other.name && one.owner === other.owner;
  const kept = heaps.map((heap) => news.find((found) => same(found, heap)) ?? heap);
  return [...kept, ...news.filter((found) => !heaps.some((heap) => same(found, heap)))];
}
