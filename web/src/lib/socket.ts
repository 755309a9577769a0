import type { Bye, CommandRequest, Done, HintRequest, HoldDevice, Message, NextSteps, Refused, Request, Watch } from "../wire";
import { Refusal } from "./api";

type Command = CommandRequest["command"];
type Answer = Extract<Message, { id: string }>;
type PendingRequest = { request: Request; resolve: (answer: Answer) => void; reject: (error: unknown) => void };

const MIN_RETRY_MS = 500;
const MAX_RETRY_MS = 6_000;
const PING_INTERVAL_MS = 12_000;
/** A socket that does not answer a ping within this time counts as dead. */
const PONG_TIMEOUT_MS = 5_000;
/** Refusals after which watching is tried again. */
const TRANSIENT_CODES = ["store_failed", "store_busy", "too_fast"];
/** The command may have been done: the same one with the same id tells. */
const UNKNOWN_CODE = "outcome_unknown";

/** Commands that are dropped when they came too fast; all others are sent again, since a shared device speaks for several people at once. */
const DROPPED_COMMANDS = ["look", "say"];
const isPatient = (request: Request): boolean => request.type === "ask" && !DROPPED_COMMANDS.includes(request.command.do);
const isAskedAgain = ({ code }: Refused, request: Request): boolean =>
  code === UNKNOWN_CODE || (code === "too_fast" && isPatient(request));

/** Reconnecting WebSocket client: sends unanswered requests again after every interruption. */
export class ServerSocket {
  onmessage: (message: Message) => void = () => undefined;
  onstate: (connected: boolean) => void = () => undefined;
  /** Seconds that the server's clock is ahead of ours. */
  clockLead = 0;
  #socket: WebSocket | undefined;
  /** The table that the address of the socket names. */
  #address: string | undefined;
  #pending = new Map<string, PendingRequest>();
  #watched = new Map<string, () => number>();
  #retryDelay = MIN_RETRY_MS;
  #lastMessageAt = 0;
  #requestCount = 0;
  #isClosedForGood = false;
  #isIdentified = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #idPrefix = Math.random().toString(36).slice(2, 10);

  /** `identify` is called before the first socket is opened, so that the server knows this guest. */
  constructor(readonly identify: () => Promise<unknown>) {
    addEventListener("online", () => this.#wake());
    addEventListener("offline", () => this.#drop());
    document.addEventListener("visibilitychange", () => document.hidden || this.#wake());
    setInterval(() => this.#ping(), PING_INTERVAL_MS);
  }

  /** Watch a table, now and after every reconnect; `version` returns the newest one known. */
  watch(table: string, version: () => number): void {
    this.#watched.set(table, version);
    if (this.#address !== table && this.#watched.size === 1 && !this.#pending.size) this.#abandon();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#watch(table);
    else this.connect();
  }

  unwatch(table: string): void {
    this.#watched.delete(table);
    this.#send({ type: "unwatch", id: this.#nextId(), table });
  }

  /** Send a command; `seat` names the seat on a shared device if it is not the holder's. */
  sendCommand(table: string, command: Command, seat?: number): Promise<Done | NextSteps> {
    return this.#request({ type: "ask", id: this.#nextId(), table, command, seat }) as Promise<Done | NextSteps>;
  }

  /** Make a seat the holder of the shared device; without a seat, nobody holds it. */
  holdDevice(table: string, seat?: number): Promise<Answer> {
    return this.#request({ type: "hold", id: this.#nextId(), table, seat } satisfies HoldDevice);
  }

  requestHint(table: string, version: number): Promise<Answer> {
    return this.#request({ type: "hint", id: this.#nextId(), table, version } satisfies HintRequest);
  }

  connect(): void {
    if (this.#isClosedForGood || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    if (this.#isIdentified) this.#open();
    else void this.identify().then(() => this.#openIdentified(), () => this.#scheduleRetry());
  }

  #openIdentified(): void {
    this.#isIdentified = true;
    this.#open();
  }

  /** Open a socket whose address names our table, so that a proxy can take all its people to one process. */
  #open(): void {
    if (this.#socket) return;
    const [table] = this.#watched.keys();
    const query = table === undefined ? "" : `?${new URLSearchParams({ table })}`;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket${query}`);
    this.#socket = socket;
    this.#address = table;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(String(data)) as Message);
    socket.onclose = () => this.#handleClose(socket);
  }

  #nextId(): string {
    return `${this.#idPrefix}-${++this.#requestCount}`;
  }

  #request(request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(request.id, { request, resolve, reject });
      this.#send(request);
    });
  }

  #send(request: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #watch(table: string): void {
    const version = this.#watched.get(table)?.() ?? 0;
    void this.#request({ type: "watch", id: this.#nextId(), table, version } satisfies Watch).catch((error: unknown) => {
      const { code, details, why } = error as Refusal;
      if (TRANSIENT_CODES.includes(code)) setTimeout(() => this.#watched.has(table) && this.#watch(table), MIN_RETRY_MS);
      else this.onmessage({ code, details, why, type: "refused", id: table } satisfies Refused);
    });
  }

  #receive(message: Message): void {
    this.#lastMessageAt = Date.now();
    if ("time" in message) this.clockLead = message.time - Date.now() / 1000;
    if (message.type === "welcome") this.#resume();
    if (message.type === "bye") this.#isClosedForGood = !(message as Bye).again;
    const pending = "id" in message ? this.#pending.get(message.id) : undefined;
    if (pending && "id" in message) {
      if (message.type === "refused" && isAskedAgain(message, pending.request)) {
        setTimeout(() => this.#send(pending.request), MIN_RETRY_MS);
        return;
      }
      this.#pending.delete(message.id);
      if (message.type === "refused") pending.reject(new Refusal(message));
      else pending.resolve(message);
      return;
    }
    this.onmessage(message);
  }

  /** Connected: watch every table again, and repeat the requests that may not have arrived. */
  #resume(): void {
    this.#retryDelay = MIN_RETRY_MS;
    this.onstate(true);
    const unanswered = [...this.#pending.values()].filter(({ request }) => request.type !== "watch");
    this.#pending = new Map(unanswered.map((pending) => [pending.request.id, pending]));
    for (const table of this.#watched.keys()) this.#watch(table);
    for (const { request } of unanswered) this.#send(request);
  }

  #handleClose(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    this.onstate(false);
    this.#scheduleRetry();
  }

  /** Reconnect with exponential backoff and jitter. */
  #scheduleRetry(): void {
    this.#retryTimer = setTimeout(() => this.connect(), this.#retryDelay * (0.5 + Math.random()));
    this.#retryDelay = Math.min(MAX_RETRY_MS, this.#retryDelay * 2);
  }

  #wake(): void {
    this.#retryDelay = MIN_RETRY_MS;
    this.#ping();
    if (!this.#socket) this.connect();
  }

  /** Send a ping; drop the socket if nothing arrives before the timeout. */
  #ping(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const sentAt = Date.now();
    this.#send({ type: "ping", id: this.#nextId() });
    setTimeout(() => socket === this.#socket && this.#lastMessageAt < sentAt && this.#drop(), PONG_TIMEOUT_MS);
  }

  /** Give up the socket without waiting for it to close, and connect again in a moment. */
  #drop(): void {
    const socket = this.#abandon();
    if (!socket) return;
    this.onstate(false);
    this.#scheduleRetry();
  }

  /** Close the socket, and hear no more of it. */
  #abandon(): WebSocket | undefined {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    return socket;
  }
}
