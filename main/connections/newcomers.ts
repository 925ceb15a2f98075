// How many people who were never here may become guests, from one address and from all together?

import type { IncomingMessage } from 'node:http';
import { isLoopback } from '#main/host/loopback.ts';
import { RecentCount } from '#main/host/RecentCount.ts';

const spanMs = 3_600_000;
/** Everybody who comes by one phone's network has its address. */
const mostFromOne = 12;
const mostOfAll = 100;
const everybody = 'everybody';

type From = Pick<IncomingMessage, 'socket'>;
const addressOf = ({ socket }: From): string => socket.remoteAddress ?? '';

/**
 * H-2: each profile brings its grant, and a join code is good for many: who drops his cookie and comes again would have as
 * many chips and as many names as he likes. Who is at this machine may make profiles anyway, and is not counted.
 */
export class Newcomers {
  readonly #byAddress: RecentCount;
  readonly #byAll: RecentCount;

  /** `now`: ms on a clock that is never set back. */
  constructor(now?: () => number) {
    const clock = now ? { now } : {};
    this.#byAddress = new RecentCount({ spanMs, most: mostFromOne, ...clock });
    this.#byAll = new RecentCount({ spanMs, most: mostOfAll, ...clock });
  }

  mustWait(request: From): boolean {
    const address = addressOf(request);
    return !isLoopback(address) && (this.#byAll.isFull(everybody) || this.#byAddress.isFull(address));
  }

  /** To be told of each who got a profile. */
  wasMade(request: From): void {
    const address = addressOf(request);
    if (isLoopback(address)) return;
    this.#byAll.count(everybody);
    this.#byAddress.count(address);
  }
}
