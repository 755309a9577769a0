import type { Ask, Bye, Done, Hint, Hold, Message, Refused, Request, Steps, Watch } from "../wire";
import { Refusal } from "./api";

type Command = Ask["command"];
type Answer = Extract<Message, { id: string }>;
type Waiting = { request: Request; settle: (answer: Answer) => void; fail: (error: unknown) => void };

const SOONEST = 500;
const LATEST = 6_000;
const QUIET = 12_000;
/** So long may an answer take before a socket counts as dead. */
const PATIENCE = 5_000;
/** What is refused now and may be granted in a moment. */
const PASSING = ["store_failed", "store_busy", "too_fast"];

/** The one socket to the server. It comes back by itself, and asks again what was not answered. */
export class Line {
  onmessage: (message: Message) => void = () => undefined;
  onstate: (connected: boolean) => void = () => undefined;
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #watched = new Map<string, () => number>();
  #delay = SOONEST;
  #last = 0;
  #count = 0;
  #closed = false;
  #met = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #start = Math.random().toString(36).slice(2, 10);

  /** `met` lets the server know who we are before the first socket. */
  constructor(readonly met: () => Promise<unknown>) {
    addEventListener("online", () => this.#wake());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    setInterval(() => this.#listen(), QUIET);
  }

  /** Come to a table, now and after every interruption; `version` tells what is already known. */
  watch(table: string, version: () => number): void {
    this.#watched.set(table, version);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch(table);
    else this.connect();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#send({ type: "unwatch", id: this.#id(), table });
  }

  /** `seat` says who of those on this device speaks, if not the one who holds it. */
  ask(table: string, command: Command, seat?: number): Promise<Done | Steps> {
    return this.#request({ type: "ask", id: this.#id(), table, command, seat }) as Promise<Done | Steps>;
  }

  /** The one in this seat holds the device now; or nobody. */
  hold(table: string, seat?: number): Promise<Answer> {
    return this.#request({ type: "hold", id: this.#id(), table, seat } satisfies Hold);
  }

  hint(table: string, version: number): Promise<Answer> {
    return this.#request({ type: "hint", id: this.#id(), table, version } satisfies Hint);
  }

  connect(): void {
    if (this.#closed || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#again);
    this.#again = undefined;
    if (this.#met) this.#open();
    else void this.met().then(() => this.#meet(), () => this.#later());
  }

  #meet(): void {
    this.#met = true;
    this.#open();
  }

  #open(): void {
    if (this.#socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Message);
    socket.onclose = () => this.#lost(socket);
  }

  #id(): string {
    return `${this.#start}-${++this.#count}`;
  }

  #request(request: Request): Promise<Answer> {
    return new Promise((settle, fail) => {
      this.#waiting.set(request.id, { request, settle, fail });
      this.#send(request);
    });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #watch(table: string): void {
    const version = this.#watched.get(table)?.() ?? 0;
    void this.#request({ type: "watch", id: this.#id(), table, version } satisfies Watch).catch((error: unknown) => {
      const { refused } = error as Refusal;
      if (PASSING.includes(refused.code)) setTimeout(() => this.#watched.has(table) && this.#watch(table), SOONEST);
      else this.onmessage({ ...refused, type: "refused", id: table } as Refused);
    });
  }

  #hear(message: Message): void {
    this.#last = Date.now();
    if (message.type === "welcome") this.#welcome();
    if (message.type === "bye") this.#closed = !(message as Bye).again;
    const waiting = "id" in message ? this.#waiting.get(message.id) : undefined;
    if (waiting && "id" in message) {
      this.#waiting.delete(message.id);
      if (message.type === "refused") waiting.fail(new Refusal(message));
      else waiting.settle(message);
      return;
    }
    this.onmessage(message);
  }

  /** Connected: look at every table again, and repeat what may not have arrived. */
  #welcome(): void {
    this.#delay = SOONEST;
    this.onstate(true);
    const open = [...this.#waiting.values()].filter(({ request }) => request.type !== "watch");
    this.#waiting = new Map(open.map((waiting) => [waiting.request.id, waiting]));
    for (const table of this.#watched.keys()) this.#watch(table);
    for (const { request } of open) this.#send(request);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.onstate(false);
    this.#later();
  }

  #later(): void {
    this.#again = setTimeout(() => this.connect(), this.#delay * (0.5 + Math.random()));
    this.#delay = Math.min(LATEST, this.#delay * 2);
  }

  #wake(): void {
    this.#delay = SOONEST;
    this.#listen();
    if (!this.#socket) this.connect();
  }

  /** A socket that has been silent may be dead without knowing: ask, and give up if nothing comes. */
  #listen(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#send({ type: "ping", id: this.#id() });
    setTimeout(() => socket === this.#socket && this.#last < asked && this.#drop(), PATIENCE);
  }

  /** Give the socket up without waiting for it to close. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }
}
