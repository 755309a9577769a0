import type { BoardView, CardView, ChatMessage, CommandRequest, DeviceSeats, LogEntry, Message, NextSteps, RoomView, Snapshot, Update, ZoneView } from "../wire";
import { Refusal } from "./api";
import { LuckKeeper } from "./luckKeeper";
import { sendForDevice } from "./sharedDevice";
import type { ServerSocket } from "./socket";
import { findFinishedTrick, HOLD_MS, type HeldTrick } from "./heldTrick";
import { dealMoves, diffZones, type CardMove } from "./zoneDiff";

export type Command = CommandRequest["command"];
/** The part of the socket that a table needs. */
export type TableConnection = Pick<ServerSocket, "watch" | "sendCommand" | "holdDevice" | "requestHint">;

/** A chat message or a reaction of a seat. */
export interface Speech {
  seat: number;
  text: string;
  isReaction: boolean;
}

/** An event that everybody is told in a sentence, by the message `news-…`. */
export interface Notice {
  what: string;
  seat: number;
  text: string;
}

const TOLD_NEWS = ["undone", "sat", "left", "kept", "disconnected", "returned", "resigned", "replaced", "paused", "resumed"];

/** Client-side state of a table: the last snapshot with every update applied. */
export class TableStore {
  snapshot: Snapshot | undefined = $state.raw();
  room: RoomView | undefined = $state.raw();
  board: BoardView | undefined = $state.raw();
  zones: ZoneView[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  /** What somebody said or showed last. */
  lastSpeech: Speech | undefined = $state.raw();
  /** What happened last besides moves, to be told in a sentence. */
  notice: Notice | undefined = $state.raw();
  /** Cards that the last event moved. */
  movedCards: CardMove[] = $state.raw([]);
  /** The trick that the last move finished, for a moment. */
  heldTrick: HeldTrick | undefined = $state.raw();
  /** Our seat; -1 for a spectator, or while nobody holds a shared device. */
  you = $state(-1);
  /** Seats of those who share this device, if several do. */
  deviceSeats: DeviceSeats | undefined = $state.raw();
  version = 0;
  readonly #luck = new LuckKeeper(this);
  refusal: Refusal | undefined = $state.raw();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- replaced, never mutated
  cards: ReadonlyMap<string, CardView> = $derived(new Map(this.snapshot?.cards.map((card) => [card.code, card])));

  constructor(
    readonly table: string,
    readonly connection: TableConnection,
  ) {
    connection.watch(table, () => this.version);
  }

  /** Slug of the game. */
  get slug(): string {
    return this.snapshot?.opening.game ?? "";
  }

  /** The preset, the options that are not the default, whether open cards stay visible, and whether all may ask for hints. */
  get chosenRules(): { preset: string; differing: Snapshot["differing"]; remembers: boolean; hints: boolean } {
    const { preset = "", differing = {}, opening } = this.snapshot ?? {};
    return { preset, differing, remembers: opening?.aide_memoire !== false, hints: opening?.hints ?? false };
  }

  /** True if the game waits for our choice. */
  get hasChoices(): boolean {
    return (this.board?.choices.length ?? 0) > 0;
  }

  /** Our seat, or those of all who share this device. */
  get ourSeats(): number[] {
    return this.deviceSeats?.seats ?? (this.you >= 0 ? [this.you] : []);
  }

  /** The other seats, from our left to our right; all seats for a spectator. */
  get otherSeats(): number[] {
    const seats = [...(this.room?.seats.keys() ?? [])];
    return this.you < 0 ? seats : [...seats.slice(this.you + 1), ...seats.slice(0, this.you)];
  }

  /** True if all our seats have agreed to the proposal. */
  get hasAgreed(): boolean {
    return this.ourSeats.every((seat) => this.room?.offer?.agreed.includes(seat));
  }

  /** Number of the picture of a seat. */
  pictureOf(seat: number): number {
    const picture = this.room?.seats[seat]?.picture ?? -1;
    return picture < 0 ? seat : picture;
  }

  /** Card codes of a zone; without an owner, of a common one. */
  cardsIn(name: string, owner = -1): string[] {
    return this.zones.find((zone) => zone.name === name && zone.owner === owner)?.cards ?? [];
  }

  /** Card codes of all hand zones of a seat. */
  handOf(seat: number): string[] {
    return this.zones.filter((zone) => zone.owner === seat && zone.name.startsWith("hand")).flatMap((zone) => zone.cards);
  }

  /** Apply a message of the server, if it is for this table. */
  receive(message: Message): void {
    if (message.type === "seen" && message.sight.table === this.table) this.#applySnapshot(message.sight);
    else if (message.type === "changed" && message.change.table === this.table) this.#applyUpdate(message.change);
    else if (message.type === "shared" && message.table === this.table) this.deviceSeats = message.seats.length ? message : undefined;
    else if (message.type === "refused" && message.id === this.table) this.refusal = new Refusal(message);
    this.#luck.follow();
  }

  #applySnapshot(snapshot: Snapshot): void {
    const isFreshDeal = !this.snapshot && snapshot.board?.events === 1;
    this.snapshot = snapshot;
    this.refusal = undefined;
    this.version = snapshot.version;
    this.room = snapshot.room;
    this.board = snapshot.board ?? undefined;
    this.zones = snapshot.zones;
    this.movedCards = isFreshDeal ? dealMoves(this.zones, this.cards) : [];
    this.log = snapshot.log;
    this.chat = snapshot.said;
    this.you = snapshot.you;
  }

  /** Apply the next version; after a gap, ask for a snapshot instead. */
  #applyUpdate(update: Update): void {
    if (update.version > this.version + 1) {
      this.connection.watch(this.table, () => this.version);
      return;
    }
    if (update.version < this.version) return;
    this.version = update.version;
    this.room = update.room ?? this.room;
    this.board = update.board ?? this.board;
    this.you = update.you ?? this.you;
    if (update.zones) this.#applyZones(update.zones, update.told);
    if (update.news.what === "began") this.log = [];
    if (update.news.what === "undone") this.log = this.log.filter(({ event }) => event <= (update.board?.events ?? 0));
    if (update.told) this.log = [...this.log, update.told];
    if (!this.chosenRules.remembers) this.log = this.log.slice(-(this.room?.seats.length ?? 0));
    if (update.news.what === "said" && update.news.text) this.#addChatMessage(update);
    this.#hear(update);
  }

  /** Keep what was said or shown last, and what is to be told in a sentence. */
  #hear({ news: { what, seat = -1, text = "" } }: Update): void {
    if ((what === "said" || what === "reacted") && text) this.lastSpeech = { seat, text, isReaction: what === "reacted" };
    else if (what === "began") this.notice = undefined; // what happened in the lobby is over
    else if (TOLD_NEWS.includes(what)) this.notice = { what, seat, text };
  }

  #applyZones(changed: ZoneView[], entry: LogEntry | null | undefined): void {
    const zones = mergeZones(this.zones, changed);
    this.movedCards = this.zones.length ? diffZones(this.zones, zones, this.cards, entry) : dealMoves(zones, this.cards);
    this.#holdTrick(findFinishedTrick(this.zones, this.movedCards, entry, this.room?.seats.length ?? 0));
    this.zones = zones;
  }

  /** Keep a finished trick for a moment; the next event ends it. */
  #holdTrick(trick: HeldTrick | undefined): void {
    this.heldTrick = trick;
    if (trick) setTimeout(() => (this.heldTrick = this.heldTrick === trick ? undefined : this.heldTrick), HOLD_MS);
  }

  #addChatMessage(update: Update): void {
    const seat = update.news.seat ?? -1;
    const name = this.room?.seats[seat]?.name ?? "";
    this.chat = [...this.chat, { at: update.at, seat, name, text: update.news.text ?? "" }];
  }

  async send(command: Command): Promise<void> {
    if (this.deviceSeats) await sendForDevice(this, this.deviceSeats, command);
    else await this.connection.sendCommand(this.table, command);
  }

  play(move: string): Promise<void> {
    return this.send({ do: "play", move, version: this.version });
  }

  /** Fetch the continuations of a partial move; rejects with the reason if it cannot be made. */
  async fetchNextSteps(move: string): Promise<NextSteps> {
    return (await this.connection.sendCommand(this.table, { do: "look", move, version: this.version })) as NextSteps;
  }

  /** Fetch the rulings that forbid continuing a move with this card. */
  async fetchObjections(move: string, card: string): Promise<string[]> {
    const answer = await this.connection.sendCommand(this.table, { do: "look", move, card, version: this.version });
    return (answer as NextSteps).against ?? [];
  }
}

/** Replace zones by the changed ones of the same name and owner, and append new ones. */
export function mergeZones(zones: ZoneView[], changed: ZoneView[]): ZoneView[] {
  const isSame = (one: ZoneView, other: ZoneView): boolean => one.name === other.name && one.owner === other.owner;
  const merged = zones.map((zone) => changed.find((one) => isSame(one, zone)) ?? zone);
  return [...merged, ...changed.filter((one) => !zones.some((zone) => isSame(one, zone)))];
}
