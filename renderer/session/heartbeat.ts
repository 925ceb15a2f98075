// Is the other end still there? A network that went away says nothing.

import type { Room } from '@colyseus/sdk';
import type { SessionClock } from './sessionClock.ts';

const everyMs = 2_000;
const patienceMs = 3_000;

/** Pings for as long as the answers come; calls `onSilence` once when one does not. Answers with the function that ends it. */
export function keepHeartbeat(line: Room, clock: SessionClock, onSilence: () => void): () => void {
  let cancel = (): void => {};
  const beat = (): void => {
    const forget = clock.after(patienceMs, onSilence);
    cancel = forget;
    line.ping(() => {
      forget();
      if (cancel === forget) cancel = clock.after(everyMs, beat);
    });
  };
  cancel = clock.after(everyMs, beat);
  return () => {
    const last = cancel;
    cancel = () => {};
    last();
  };
}
