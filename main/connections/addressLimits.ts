// Limits how often one address may do what only few should; where very many do it at once,
// everybody waits a little.

import type { IncomingMessage } from "node:http";
import { setTimeout as pauseFor } from "node:timers/promises";
import { isLoopback } from "#shared/protocol/loopback.ts";
import { RecentCount } from "#main/base/RecentCount.ts";
import { UnderWay } from "#main/base/UnderWay.ts";

interface Limits {
  readonly spanMs: number;
  readonly mostFromOne: number;
  /** From so many of all together on, everybody is answered late. Absent: nobody ever is. */
  readonly slowFrom?: number;
  /** Whoever is at the host's own machine is not counted. */
  readonly spareOwnMachine?: boolean;
}

interface Times {
  /** ms on a clock that is never set back. */
  readonly now?: () => number;
  /** Resolves after so many ms. */
  readonly pause?: (ms: number) => Promise<unknown>;
}

type From = Pick<IncomingMessage, "socket">;
const everybody = "everybody";

/** How late: a person at the door does not give up, and comes in within ten seconds. */
const lateMs = 5000;
/**
 * Of those who wait to be answered late: by one address, and by all together. More are turned away.
 */
const mostWaitingFromOne = 2;
const mostWaiting = 256;

const unreferenced = (ms: number): Promise<unknown> => pauseFor(ms, undefined, { ref: false });

/** Counts by address: people on one machine, or behind one router, have one. */
export class AddressLimit {
  readonly #byAddress: RecentCount;
  readonly #byAll: RecentCount | null;
  readonly #spares: (address: string) => boolean;
  readonly #pause: (ms: number) => Promise<unknown>;
  readonly #waiting = new UnderWay();

  constructor(
    { spanMs, mostFromOne, slowFrom, spareOwnMachine = false }: Limits,
    { now, pause = unreferenced }: Times = {},
  ) {
    const window = { spanMs, ...(now && { now }) };
    this.#byAddress = new RecentCount({ ...window, most: mostFromOne });
    this.#byAll = slowFrom === undefined ? null : new RecentCount({ ...window, most: slowFrom });
    this.#spares = spareOwnMachine ? isLoopback : () => false;
    this.#pause = pause;
  }

  /** Has this address done it too often? */
  mustWait(from: From): boolean {
    const address = addressOf(from);
    return !this.#spares(address) && this.#byAddress.isFull(address);
  }

  /** Resolves with whether it may be done now: at once, or late while very many do it. */
  async may(from: From): Promise<boolean> {
    if (this.mustWait(from)) return false;
    const address = addressOf(from);
    if (this.#spares(address) || !this.#byAll?.isFull(everybody)) return true;
    if (this.#waiting.of(address) >= mostWaitingFromOne || this.#waiting.all >= mostWaiting)
      return false;
    await this.#waiting.during(address, () => this.#pause(lateMs));
    return !this.mustWait(from);
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

const addressOf = ({ socket }: From): string => socket.remoteAddress ?? "";

/**
 * Wrong tokens and invitations. Only what was wrong is counted, and only what is wrong is turned
 * away for it: nobody may lock out another of their address.
 */
const wrongTries: Limits = { spanMs: 60_000, mostFromOne: 60 };

/**
 * H-15: a join code has 30 bits. After ten wrong ones within a minute from one address its codes
 * are not looked at; after thirty from all together every code is looked at five seconds late, and
 * nobody is turned away for what others do. At most 256 wait at once, so whoever commands any
 * number of addresses tries 51 codes a second: one table in 244 days, on average half of that.
 * Whoever is known needs no code and waits for nobody; nor does an invitation, which has 128 bits.
 */
const wrongCodes: Limits = { spanMs: 60_000, mostFromOne: 10, slowFrom: 30 };

/**
 * H-2: each profile brings its grant, and a join code is good for many: somebody who drops their
 * cookie and comes again would have as many chips and names as they like. Everybody who comes by
 * one phone's network has its address. After a hundred within an hour from all together new people
 * come in late, and still come in. Whoever is at this machine may make profiles anyway.
 */
const newcomers: Limits = {
  spanMs: 3_600_000,
  mostFromOne: 12,
  slowFrom: 100,
  spareOwnMachine: true,
};

/** H-39: each lasting key of a screen is stored, and waits for the disk. */
const newScreens: Limits = { spanMs: 60_000, mostFromOne: 12 };
/**
 * H-38: a director's PIN has six digits or more; after fifty wrong ones of all together it is at
 * its end.
 */
const wrongPins: Limits = { spanMs: 60_000, mostFromOne: 5 };

export interface DoorLimits {
  readonly tries: AddressLimit;
  readonly codes: AddressLimit;
  readonly newcomers: AddressLimit;
  readonly screens: AddressLimit;
  readonly pins: AddressLimit;
}

export const doorLimits = (times: Times = {}): DoorLimits => ({
  tries: new AddressLimit(wrongTries, times),
  codes: new AddressLimit(wrongCodes, times),
  newcomers: new AddressLimit(newcomers, times),
  screens: new AddressLimit(newScreens, times),
  pins: new AddressLimit(wrongPins, times),
});
