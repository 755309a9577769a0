// boardgame.io's own server with its store in memory, and a move like one of Parade: a card goes
// from a hand to the end of a line, and another one is drawn. Prints its address when it listens.
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

const parade = {
  name: "parade",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 66 }, (_, card) => card));
    return { hands: { 0: deck.splice(0, 5), 1: deck.splice(0, 5) }, line: deck.splice(0, 6), secret: { deck } };
  },
  playerView: ({ G, playerID }) => ({
    line: G.line,
    hands: { [playerID]: G.hands[playerID] },
    left: G.secret.deck.length,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A deck that is played out begins again with the line, so that a table never ends.
    play: {
      move: ({ G, playerID }, place) => {
        const [card] = G.hands[playerID].splice(place, 1);
        G.line.push(card);
        if (G.secret.deck.length === 0) G.secret.deck = G.line.splice(0, G.line.length - 6);
        G.hands[playerID].push(G.secret.deck.shift());
      },
      client: false,
    },
  },
};

const server = Server({ games: [parade], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => undefined });
console.log(`http://127.0.0.1:${appServer.address().port}`);
