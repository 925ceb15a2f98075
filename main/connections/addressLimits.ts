// How often may one address, and all together, do what only few should?

import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#shared/protocol/loopback.ts';
import { RecentCount } from '#main/host/RecentCount.ts';

interface Limits {
  readonly spanMs: number;
  readonly mostFromOne: number;
  /** Absent: each address has its own measure alone. */
  readonly mostOfAll?: number;
  /** Who is at the host's own machine is not counted. */
  readonly spareOwnMachine?: boolean;
}

type From = Pick<IncomingMessage, 'socket'>;
const everybody = 'everybody';

/** Counts by address: people on one machine, or behind one router, have one. */
export class AddressLimit {
  readonly #byAddress: RecentCount;
  readonly #byAll: RecentCount | null;
  readonly #spares: (address: string) => boolean;

  /** `now`: ms on a clock that is never set back. */
  constructor({ spanMs, mostFromOne, mostOfAll, spareOwnMachine = false }: Limits, now?: () => number) {
    const window = { spanMs, ...(now && { now }) };
    this.#byAddress = new RecentCount({ ...window, most: mostFromOne });
    this.#byAll = mostOfAll === undefined ? null : new RecentCount({ ...window, most: mostOfAll });
    this.#spares = spareOwnMachine ? isLoopback : () => false;
  }

  mustWait(from: From): boolean {
    const address = addressOf(from);
    return !this.#spares(address) && ((this.#byAll?.isFull(everybody) ?? false) || this.#byAddress.isFull(address));
  }

  /** One more from there. */
  count(from: From): void {
    const address = addressOf(from);
    if (this.#spares(address)) return;
    this.#byAll?.count(everybody);
    this.#byAddress.count(address);
  }

  /** Counts one more; true where that is too many. */
  isTooMany(from: From): boolean {
    const mustWait = this.mustWait(from);
    this.count(from);
    return mustWait;
  }
}

const addressOf = ({ socket }: From): string => socket.remoteAddress ?? '';

/**
 * Wrong tokens and invitations. Only what was wrong is counted, and only what is wrong is turned away for it: nobody may lock
 * out another of his address.
 */
const wrongTries: Limits = { spanMs: 60_000, mostFromOne: 60 };

/**
 * H-15: a join code has 30 bits, so it must not be guessed by many trying at once: after ten wrong ones within a minute from
 * one address its codes are not looked at, after thirty from all together nobody's. Whoever is known needs no code, and
 * waits for nobody; nor does an invitation, which has 128 bits.
 */
const wrongCodes: Limits = { spanMs: 60_000, mostFromOne: 10, mostOfAll: 30 };

/**
 * H-2: each profile brings its grant, and a join code is good for many: who drops his cookie and comes again would have as
 * many chips and as many names as he likes. Everybody who comes by one phone's network has its address. Who is at this
 * machine may make profiles anyway.
 */
const newcomers: Limits = { spanMs: 3_600_000, mostFromOne: 12, mostOfAll: 100, spareOwnMachine: true };

export interface DoorLimits {
  readonly tries: AddressLimit;
  readonly codes: AddressLimit;
  readonly newcomers: AddressLimit;
}

export const doorLimits = (now?: () => number): DoorLimits =>
  ({ tries: new AddressLimit(wrongTries, now), codes: new AddressLimit(wrongCodes, now), newcomers: new AddressLimit(newcomers, now) });
