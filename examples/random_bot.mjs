// A bot that knows no game, in Node and without any package: it sits down at a table, plays at random
// until the game is over, and comes back when the connection breaks. Written from docs/concepts/wire.md.
//
//     node examples/random_bot.mjs http://127.0.0.1:8765 TABLE [NAME]
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";

const [server, table, name = "Node"] = process.argv.slice(2);
const AGAIN = new Set(["too_fast", "store_failed", "store_busy", "outcome_unknown"]);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];

// Sockets: RFC 6455, as much of it as a client needs.
const frame = (opcode, payload) => {
  const size = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...size, 0, 0, 0, 0]), payload]); // a mask of zeros hides nothing
};

function connect(token, onMessage, onClose) {
  const key = randomBytes(16).toString("base64");
  const headers = {
    Authorization: `Bearer ${token}`, Connection: "Upgrade", Upgrade: "websocket",
    "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key,
  };
  const asked = request(`${server}/socket?table=${table}`, { headers });
  asked.on("response", (answer) => (answer.resume(), onClose())).on("error", onClose);
  asked.on("upgrade", (_, socket, head) => {
    let data = head;
    const parse = () => {
      while (data.length >= 2) {
        const short = data[1] & 127, start = short < 126 ? 2 : short === 126 ? 4 : 10;
        if (data.length < start) return;
        const size = short < 126 ? short : short === 126 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
        if (data.length < start + size) return;
        const opcode = data[0] & 15, payload = data.subarray(start, start + size);
        data = data.subarray(start + size);
        if (opcode === 1) onMessage(JSON.parse(payload.toString()), (text) => socket.write(frame(1, Buffer.from(text))));
        if (opcode === 8) socket.end(frame(8, payload));
        if (opcode === 9) socket.write(frame(10, payload));
      }
    };
    socket.on("data", (chunk) => { data = Buffer.concat([data, chunk]); parse(); });
    socket.on("close", onClose).on("error", () => socket.destroy());
    parse();
  });
  asked.end();
}

// The table as it is seen: the last snapshot, with every update laid over it.
const prefix = randomBytes(6).toString("hex");
const luck = randomBytes(16).toString("hex"); // goes into the deals: promised first, revealed when all have promised
const promise = createHash("sha256").update(luck).digest("hex");
const pending = new Map(); // requests without an answer, by id: repeated after a reconnection
let seen, send, isPlaying = false, isRevealed = false, count = 0, isOver = false;

function say(message) {
  const id = `${prefix}-${++count}`, text = JSON.stringify({ ...message, id, table });
  return new Promise((resolve) => {
    pending.set(id, { text, resolve });
    send?.(text);
  });
}
const ask = (command) => say({ type: "ask", command });

function take(message) {
  if (message.type === "seen") seen = message.sight;
  if (message.type === "changed" && seen) {
    const { version, board, room, you } = message.change;
    if (version > seen.version + 1) return void say({ type: "watch" }); // something was missed
    seen = { ...seen, version, board: board ?? seen.board, room: room ?? seen.room, you: you ?? seen.you };
  }
  const waiting = pending.get(message.id);
  if (!waiting) return;
  if (message.type === "refused" && AGAIN.has(message.code)) return void wait(500).then(() => send?.(waiting.text));
  pending.delete(message.id);
  waiting.resolve(message);
}

async function move() {
  const { version } = seen;
  let choices = seen.board.choices;
  while (choices?.length) {
    const choice = pick(choices);
    if (choice.whole ?? true) return ask({ do: "play", move: choice.move, version });
    ({ choices } = await ask({ do: "look", move: choice.move, version })); // refused as stale: look again
  }
}

async function act() {
  if (isPlaying || isOver || !seen) return;
  isPlaying = true;
  const { room, board, you } = seen;
  if (room.status !== "over" && you < 0) await ask({ do: "sit", name, promise });
  else if (room.called && !isRevealed) isRevealed = (await ask({ do: "reveal", luck })).type === "done";
  else if (room.status === "playing" && board?.choices?.length) await move();
  else if (board?.counted && !room.seats[you]?.ready) await ask({ do: "ready" });
  isPlaying = false;
  if (seen.room.status !== "over" || !seen.board) return;
  isOver = true;
  console.log("places:", seen.board.places.join(" "));
  process.exit(0);
}

const { token } = await (await fetch(`${server}/api/guests`, { method: "POST" })).json();
const open = () => connect(token, (message, write) => {
  if (message.type === "welcome") {
    send = write;
    for (const { text } of pending.values()) send(text);
    void say({ type: "watch" });
  }
  if (message.type === "bye" && !message.again) process.exit(1);
  take(message);
  setImmediate(act);
}, () => { send = undefined; setTimeout(open, 500 + 500 * Math.random()); });
open();
