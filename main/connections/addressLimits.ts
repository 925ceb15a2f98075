// Limits how often one address may do something; if very many addresses do it at once, everybody
// waits a little.

import { isLoopback } from "#shared/protocol/addresses.ts";
import type { IncomingMessage } from "node:http";
import { setTimeout as pauseFor } from "node:timers/promises";
import { RecentCount, UnderWay } from "#main/base/rateLimits.ts";

type Limits = Readonly<{
  spanMs: number;
  mostFromOne: number;
  /** From this many by all together, everybody is answered late. */
  slowFrom?: number;
  spareOwnMachine?: boolean;
}>;

type Times = Readonly<{
  /** ms of a clock that is never set back. */
  now?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}>;

type From = Pick<IncomingMessage, "socket">;
const everybody = "everybody";

/** A person at the door does not give up and comes in within ten seconds. */
const lateMs = 5000;
/** Delayed requests; more are refused. */
const mostWaitingFromOne = 2;
const mostWaiting = 256;

const unreferenced = (ms: number): Promise<unknown> => pauseFor(ms, undefined, { ref: false });

/** People on one machine, or behind one router, share an address. */
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

  mustWait(from: From): boolean {
    const address = addressOf(from);
    return !this.#spares(address) && this.#byAddress.isFull(address);
  }

  /** Resolves at once, or after a delay while very many do it. */
  async may(from: From): Promise<boolean> {
    if (this.mustWait(from)) return false;
    const address = addressOf(from);
    if (this.#spares(address) || !this.#byAll?.isFull(everybody)) return true;
    if (this.#waiting.of(address) >= mostWaitingFromOne || this.#waiting.all >= mostWaiting)
      return false;
    await this.#waiting.during(address, () => this.#pause(lateMs));
    return !this.mustWait(from);
  }

  count(from: From): void {
    const address = addressOf(from);
    if (this.#spares(address)) return;
    this.#byAll?.count(everybody);
    this.#byAddress.count(address);
  }

  isTooMany(from: From): boolean {
    const mustWait = this.mustWait(from);
    this.count(from);
    return mustWait;
  }
}

export const addressOf = ({ socket }: From): string => socket.remoteAddress ?? "";

/**
 * Wrong tokens and invitations. Only wrong ones are counted, and only wrong ones are refused:
 * nobody can lock out others at their address.
 */
const wrongTries: Limits = { spanMs: 60_000, mostFromOne: 60 };

/**
 * H-15: a join code has 30 bits. After ten wrong ones within a minute from one address its codes
 * are not checked; after thirty from all together every code is checked five seconds late, and
 * nobody is refused for what others do. At most 256 wait at once, so an attacker with any number of
 * addresses tries 51 codes a second: one table in 244 days, on average half of that. A known
 * visitor needs no code and waits for nobody; nor does an invitation, which has 128 bits.
 */
const wrongCodes: Limits = { spanMs: 60_000, mostFromOne: 10, slowFrom: 30 };

/**
 * H-2: each profile brings its grant, and a join code is good for many: a person who deletes the
 * cookie and comes again would get as many chips and names as they like. Everybody who comes by one
 * phone's hotspot shares its address. After a hundred new people within an hour from all together,
 * more are let in late, but let in. The host's own machine is exempt, because there anybody can
 * make profiles anyway.
 */
const newcomers: Limits = {
  spanMs: 3_600_000,
  mostFromOne: 12,
  slowFrom: 100,
  spareOwnMachine: true,
};

/** H-39: each persistent key of a screen is stored, and waits for the disk. */
const newScreens: Limits = { spanMs: 60_000, mostFromOne: 12 };
/**
 * H-38: a director's PIN has six digits or more and is void after fifty wrong tries by all
 * together.
 */
const wrongPins: Limits = { spanMs: 60_000, mostFromOne: 5 };

export type DoorLimits = Readonly<{
  tries: AddressLimit;
  codes: AddressLimit;
  newcomers: AddressLimit;
  screens: AddressLimit;
  pins: AddressLimit;
}>;

export const doorLimits = (times: Times = {}): DoorLimits => ({
  tries: new AddressLimit(wrongTries, times),
  codes: new AddressLimit(wrongCodes, times),
  newcomers: new AddressLimit(newcomers, times),
  screens: new AddressLimit(newScreens, times),
  pins: new AddressLimit(wrongPins, times),
});
