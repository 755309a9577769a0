// Plays at so many tables of boardgame.io's server, as fast as it answers: node clients.mjs URL TABLES SECONDS
import { io } from "socket.io-client";

const [address, tables, seconds] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const times = [];
let playing = true;

async function post(path, body) {
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function player(match, seat) {
  const { playerCredentials } = await post(`/games/parade/${match}/join`, { playerID: seat, playerName: `p${seat}` });
  const socket = io(`${address}/parade`, { transports: ["websocket"], forceNew: true });
  let state;
  let began = 0;
  const move = () => {
    if (!playing || state.ctx.currentPlayer !== seat) return;
    began = performance.now();
    const payload = { type: "play", args: [Math.floor(Math.random() * 5)], playerID: seat, credentials: playerCredentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, seat);
  };
  socket.on("update", (_, next) => {
    if (began) times.push(performance.now() - began);
    began = 0;
    state = next;
    move();
  });
  await new Promise((ready) => {
    socket.on("sync", (_, info) => {
      state = info.state;
      ready();
    });
    socket.on("connect", () => socket.emit("sync", match, seat, playerCredentials, 2));
  });
  return { move, close: () => socket.close() };
}

const everybody = [];
for (let table = 0; table < tables; table++) {
  const { matchID } = await post("/games/parade/create", { numPlayers: 2 });
  everybody.push(await player(matchID, "0"), await player(matchID, "1"));
}
for (const { move } of everybody) move();
await new Promise((after) => setTimeout(after, (seconds / 4) * 1000));
times.length = 0;
const began = performance.now();
await new Promise((after) => setTimeout(after, seconds * 1000));
const lasted = (performance.now() - began) / 1000;
const found = times.slice().sort((one, other) => one - other);
playing = false;
const at = (share) => found[Math.floor(found.length * share)]?.toFixed(1);
console.log(`${tables} tables of boardgame.io, in memory: ${(found.length / lasted).toFixed(0)} moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
for (const { close } of everybody) close();
