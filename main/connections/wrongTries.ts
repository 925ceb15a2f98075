// How often has one address brought wrong tokens or codes lately?

import type { IncomingMessage } from 'node:http';
import { RecentCount } from '#main/host/RecentCount.ts';

const spanMs = 60_000;
const mostWrong = 60;

/**
 * Only what was wrong is counted, and only what is wrong is turned away for it: people on one machine, or behind one
 * router, have one address, and nobody may lock another out.
 */
export class WrongTries {
  readonly #count: RecentCount;

  constructor(now?: () => number) {
    this.#count = new RecentCount({ spanMs, most: mostWrong, ...(now ? { now } : {}) });
  }

  /** Counts one more wrong try. */
  isTooMany({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
    return this.#count.isTooMany(socket.remoteAddress ?? '');
  }
}

const mostWrongCodes = 10;
const mostWrongCodesOfAll = 30;
const everybody = 'everybody';

/**
 * H-15: a join code has 30 bits, so it must not be guessed by many trying at once: after ten wrong ones within a minute from
 * one address its codes are not looked at, after thirty from all together nobody's. Whoever is known needs no code, and
 * waits for nobody; nor does an invitation, which has 128 bits.
 */
export class CodeTries {
  readonly #byAddress: RecentCount;
  readonly #byAll: RecentCount;

  constructor(now?: () => number) {
    const clock = now ? { now } : {};
    this.#byAddress = new RecentCount({ spanMs, most: mostWrongCodes, ...clock });
    this.#byAll = new RecentCount({ spanMs, most: mostWrongCodesOfAll, ...clock });
  }

  mustWait({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
    return this.#byAll.isFull(everybody) || this.#byAddress.isFull(socket.remoteAddress ?? '');
  }

  /** To be told of each that was looked at and was wrong. */
  wasWrong({ socket }: Pick<IncomingMessage, 'socket'>): void {
    this.#byAll.count(everybody);
    this.#byAddress.count(socket.remoteAddress ?? '');
  }
}
