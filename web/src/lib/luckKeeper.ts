import type { Command } from "./tableStore.svelte";
import type { DeviceSeats, RoomView } from "../wire";
import { rememberPromises } from "./commitments";
import { findLuck, promiseLuck } from "./luck";
import type { ServerSocket } from "./socket";

/** The part of a table that luck needs. */
interface Table {
  table: string;
  connection: Pick<ServerSocket, "sendCommand">;
  room: RoomView | undefined;
  ourSeats: number[];
  deviceSeats: DeviceSeats | undefined;
}

/** Keeps the promises of our seats: reveals luck when it is called for, and promises anew what this device cannot reveal. */
export class LuckKeeper {
  readonly #table: Table;
  #revealed = new Set<string>();
  #renewed = new Set<number>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** Do what the room asks for now. */
  follow(): void {
    const { room, table, ourSeats } = this.#table;
    if (!room) return;
    if (room.called) {
      rememberPromises(table, room);
      for (const seat of ourSeats) this.#reveal(seat, room.seats[seat]?.promise ?? "");
    } else if (room.status === "waiting") {
      for (const seat of ourSeats) this.#renew(seat, room);
    }
  }

  #reveal(seat: number, promise: string): void {
    const luck = findLuck(promise);
    if (!luck || this.#revealed.has(promise)) return;
    this.#revealed.add(promise);
    this.#send({ do: "reveal", luck }, seat);
  }

  /** Promise anew, once, if luck was already shown or is not known here. */
  #renew(seat: number, room: RoomView): void {
    const { promise = "", name } = room.seats[seat]!;
    if (this.#renewed.has(seat) || (findLuck(promise) && !this.#revealed.has(promise))) return;
    this.#renewed.add(seat);
    this.#send({ do: "sit", name, seat, promise: promiseLuck() }, seat);
  }

  /** Send for a seat; where it is refused, the game begins without our luck. */
  #send(command: Command, seat: number): void {
    const { connection, table, deviceSeats } = this.#table;
    connection.sendCommand(table, command, deviceSeats ? seat : undefined).catch(() => undefined);
  }
}
