// Four sockets at one table of the bare server: the same moves and views, of which nobody reads
// anything.

import { once } from "node:events";
import { WebSocket } from "ws";
import type { Tally } from "./tally.ts";

export class TableOfSockets {
  readonly #sockets: readonly WebSocket[];
  readonly #tally: Tally;
  readonly #move: Buffer;
  #stopped = false;

  private constructor(sockets: readonly WebSocket[], move: number, tally: Tally) {
    this.#sockets = sockets;
    this.#move = Buffer.alloc(move, 3);
    this.#tally = tally;
  }

  /** `move`: bytes of what who moves sends. */
  static async open(
    url: string,
    table: number,
    seats: number,
    move: number,
    tally: Tally,
  ): Promise<TableOfSockets> {
    const sockets = Array.from(
      { length: seats },
      () => new WebSocket(`${url.replace("http", "ws")}/${table}`),
    );
    await Promise.all(sockets.map((socket) => once(socket, "open")));
    return new TableOfSockets(sockets, move, tally);
  }

  /** The next as soon as all have the views of the last, until it is told to stop. */
  async play(): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const sentAt = performance.now();
      const arrived = this.#sockets.map((socket) => once(socket, "message"));
      this.#sockets[turn % this.#sockets.length]?.send(this.#move);
      await Promise.all(arrived);
      this.#tally.moves += 1;
      this.#tally.latencies.push(performance.now() - sentAt);
      this.#tally.played();
    }
  }

  stop(): void {
    this.#stopped = true;
    for (const socket of this.#sockets) socket.terminate();
  }
}
