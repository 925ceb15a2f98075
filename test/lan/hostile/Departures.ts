// Lets a test wait until a table knows who has gone, where the test compares what is kept before
// and after.

import type { TableDoor } from "#main/base/ports.ts";

/** At each table: how many lines of it have ended. */
export class Departures {
  readonly #gone = new Map<string, number>();
  readonly #rooms = new Set<string>();
  #told = (): void => {};

  at(door: TableDoor): void {
    this.#rooms.add(door.id);
    const depart = door.depart.bind(door);
    door.depart = (connection) => {
      depart(connection);
      this.#gone.set(door.id, this.count(door.id) + 1);
      this.#told();
    };
  }

  count(room: string): number {
    return this.#gone.get(room) ?? 0;
  }

  async are(ends: (room: string) => number): Promise<void> {
    for (const room of this.#rooms)
      while (this.count(room) < ends(room))
        await new Promise<void>((resolve) => (this.#told = resolve));
  }
}
