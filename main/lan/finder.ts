// Finds tables of other hosts (H-13), only while somebody wants to know.

import type { Clock } from "#main/base/clock.ts";
import type { FoundTable } from "#shared/protocol/house.ts";
import type { ReadAddresses } from "./addresses.ts";
import { heardTable } from "./announcement.ts";
import type { Heard, MakeMdns, Mdns } from "./mdns.ts";

/** ms after the last question. */
const keenMs = 30_000;
/** ms. A host that is silent for two rounds is gone even without a goodbye. */
const roundMs = 10_000;
const mostTables = 50;
/** Bounds the memory that strangers can take in a round at one address. */
const mostHeard = 200;

type Parts = Readonly<{
  clock: Clock;
  mdns: MakeMdns;
  addresses: ReadAddresses;
  onFault: (error: unknown) => void;
}>;

/** What one address of this machine heard in this round and the one before. */
type Ear = Readonly<{
  mdns: Mdns;
  rounds: readonly Heard[];
}>;

export class Finder {
  readonly #parts: Parts;
  readonly #ears = new Map<string, Ear>();
  #askedAt = -Infinity;
  #timer: unknown = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns nothing the first time. `houseId`: its own tables are left out. */
  found(houseId: string): readonly FoundTable[] {
    this.#askedAt = this.#parts.clock.elapsed();
    if (this.#timer === null) this.#round();
    const tables = new Map<string, FoundTable>();
    for (const service of this.#heard()) {
      const table = heardTable(service);
      if (!table || table.house === houseId || tables.size === mostTables) continue;
      const { house, code, ...found } = table;
      // A table heard at several addresses is listed once.
      if (!tables.has(`${house} ${code}`)) tables.set(`${house} ${code}`, found);
    }
    return [...tables.values()];
  }

  close(): void {
    this.#parts.clock.clearTimeout(this.#timer);
    this.#timer = null;
    for (const [address, ear] of this.#ears) this.#shut(address, ear);
  }

  #heard() {
    return [...this.#ears.values()].flatMap(({ rounds }) =>
      rounds.flatMap(({ services }) => services),
    );
  }

  #round(): void {
    const { clock, addresses } = this.#parts;
    if (clock.elapsed() - this.#askedAt > keenMs) return this.close();
    this.#timer = clock.setTimeout(() => this.#round(), roundMs);
    const now = addresses()
      .filter(({ family }) => family === 4)
      .map(({ address }) => address);
    for (const [address, ear] of this.#ears) if (!now.includes(address)) this.#shut(address, ear);
    for (const address of now) this.#listen(address);
  }

  #listen(address: string): void {
    try {
      const mdns =
        this.#ears.get(address)?.mdns ??
        this.#parts.mdns(address, (error) => this.#failed(address, error));
      const [last, ...older] = this.#ears.get(address)?.rounds ?? [];
      for (const round of older) round.stop();
      const round: Heard = mdns.browse(() => {
        if (round.services.length >= mostHeard) round.stop();
      });
      this.#ears.set(address, { mdns, rounds: [round, ...(last ? [last] : [])] });
    } catch (error) {
      this.#failed(address, error);
    }
  }

  #failed(address: string, error: unknown): void {
    const ear = this.#ears.get(address);
    if (ear) this.#shut(address, ear);
    this.#parts.onFault(error);
  }

  #shut(address: string, { mdns, rounds }: Ear): void {
    this.#ears.delete(address);
    for (const round of rounds) round.stop();
    mdns.end();
  }
}
