// How often has one address brought wrong tokens or codes lately?

import type { IncomingMessage } from 'node:http';
import { RecentCount } from './RecentCount.ts';

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
