import * as api from "./api";
import { ServerSocket } from "./socket";
import { TableStore } from "./tableStore.svelte";

/** The socket to the server and the table that it serves, at most one at a time. */
class Connection {
  connected = $state(true);
  #socket = new ServerSocket(api.fetchProfile);
  #store: TableStore | undefined;

  constructor() {
    this.#socket.onstate = (connected) => (this.connected = connected);
    this.#socket.onmessage = (message) => this.#store?.receive(message);
  }

  /** Leave the current table and watch another one. */
  join(table: string): TableStore {
    this.leave();
    this.#store = new TableStore(table, this.#socket);
    return this.#store;
  }

  /** Time of the server, in seconds. */
  get serverTime(): number {
    return Date.now() / 1000 + this.#socket.clockLead;
  }

  leave(): void {
    if (this.#store) this.#socket.unwatch(this.#store.table);
    this.#store = undefined;
  }
}

export const connection = new Connection();
