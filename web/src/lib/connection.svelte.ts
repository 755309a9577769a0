import * as api from "./api";
import { Line } from "./line";
import { Seen } from "./seen.svelte";

/** The line to the server, and the table that we are at. */
class Connection {
  connected = $state(true);
  #line = new Line(api.me);
  #seen: Seen | undefined;

  constructor() {
    this.#line.onstate = (connected) => (this.connected = connected);
    this.#line.onmessage = (message) => this.#seen?.take(message);
  }

  come(table: string): Seen {
    this.leave();
    this.#seen = new Seen(table, this.#line);
    return this.#seen;
  }

  leave(): void {
    if (this.#seen) this.#line.unwatch(this.#seen.table);
    this.#seen = undefined;
  }
}

export const connection = new Connection();
