import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/lib/api";
import { ServerSocket } from "../src/lib/socket";

class FakeWebSocket {
  static readonly OPEN = 1;
  static last: FakeWebSocket;
  readyState = FakeWebSocket.OPEN;
  sent: { id: string; type: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor(readonly url: string) {
    FakeWebSocket.last = this;
  }

  close(): void {
    this.readyState = 3;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; type: string });
  }

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeWebSocket);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("location", { protocol: "http:", host: "example" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connected(): Promise<ServerSocket> {
  const socket = new ServerSocket(() => Promise.resolve());
  socket.connect();
  await vi.waitFor(() => expect(FakeWebSocket.last).toBeDefined());
  await Promise.resolve();
  return socket;
}

test("a command that came too fast is sent again with the same id until it is done", async () => {
  const socket = await connected();
  const done = socket.sendCommand("t", { do: "agree", version: 3 }, 1);
  const { id } = FakeWebSocket.last.sent.at(-1)!;
  FakeWebSocket.last.receive({ type: "refused", id, code: "too_fast" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWebSocket.last.sent.map((request) => request.id)).toEqual([id, id]);
  FakeWebSocket.last.receive({ type: "done", id, version: 4 });
  await expect(done).resolves.toMatchObject({ type: "done" });
});

test("what nobody knows of is asked again with the same id", async () => {
  const socket = await connected();
  const done = socket.sendCommand("t", { do: "say", text: "oui" });
  const { id } = FakeWebSocket.last.sent.at(-1)!;
  FakeWebSocket.last.receive({ type: "refused", id, code: "outcome_unknown" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeWebSocket.last.sent.map((request) => request.id)).toEqual([id, id]);
  FakeWebSocket.last.receive({ type: "done", id, version: 4 });
  await expect(done).resolves.toMatchObject({ type: "done" });
});

test("a hint that came too fast is refused", async () => {
  const socket = await connected();
  const hint = socket.requestHint("t", 3);
  const { id } = FakeWebSocket.last.sent.at(-1)!;
  FakeWebSocket.last.receive({ type: "refused", id, code: "too_fast" });
  await expect(hint).rejects.toBeInstanceOf(Refusal);
});

/** A page that watches a table, over a socket that was opened for it. */
async function watching(table: string): Promise<ServerSocket> {
  const socket = new ServerSocket(() => Promise.resolve());
  socket.watch(table, () => 0);
  await vi.waitFor(() => expect(FakeWebSocket.last.url).toContain(table));
  FakeWebSocket.last.receive({ type: "welcome", name: "", program: "", time: 0 });
  const { id } = FakeWebSocket.last.sent.at(-1)!;
  FakeWebSocket.last.receive({ type: "done", id, version: 1 });
  return socket;
}

test("the address of a socket names its table, and another table gets one of its own", async () => {
  const socket = await watching("first");
  const first = FakeWebSocket.last;
  const states: boolean[] = [];
  socket.onstate = (connected) => states.push(connected);
  expect(first.url).toBe("ws://example/socket?table=first");
  socket.unwatch("first");
  socket.watch("second", () => 0);
  expect(first.readyState).toBe(3);
  expect(FakeWebSocket.last.url).toBe("ws://example/socket?table=second");
  first.receive({ type: "welcome", name: "", program: "", time: 0 });
  expect(FakeWebSocket.last.sent).toEqual([]);
  FakeWebSocket.last.receive({ type: "welcome", name: "", program: "", time: 0 });
  expect(FakeWebSocket.last.sent).toMatchObject([{ type: "watch", table: "second" }]);
  expect(states).toEqual([true]);
});

test("a socket is kept for another table as long as something is not answered", async () => {
  const socket = await watching("third");
  const third = FakeWebSocket.last;
  const left = socket.sendCommand("third", { do: "leave" });
  socket.unwatch("third");
  socket.watch("fourth", () => 0);
  expect(FakeWebSocket.last).toBe(third);
  const { id } = third.sent.find((request) => request.type === "ask")!;
  third.receive({ type: "done", id, version: 2 });
  await expect(left).resolves.toMatchObject({ type: "done" });
});
