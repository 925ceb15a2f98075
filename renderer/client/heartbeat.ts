// Detects a lost connection, of which a network that is gone gives no sign.

import type { Room } from "@colyseus/sdk";
import type { ClientClock } from "./clientClock.ts";

const everyMs = 1_000;
const patienceMs = 1_950;
/** Shorter, because after a change of the network a loss is more likely. */
const wakePatienceMs = 1_000;
/** A timer as late as this shows that the page stood still, with answers waiting to be read. */
const stalledMs = 200;

/**
 * Pings as long as answers come; calls `onSilence` when one does not. Returns a function that ends
 * it.
 */
export function keepHeartbeat(line: Room, clock: ClientClock, onSilence: () => void): () => void {
  let ended = false;
  let cancel = (): void => {};
  const beat = (patience: number): void => {
    cancel();
    const due = clock.now() + patience;
    cancel = clock.after(patience, () =>
      clock.now() - due < stalledMs ? onSilence() : beat(patience),
    );
    line.ping(() => {
      cancel();
      if (!ended) cancel = clock.after(everyMs, () => beat(patienceMs));
    });
  };
  cancel = clock.after(everyMs, () => beat(patienceMs));
  const sleep = clock.onWake(() => beat(wakePatienceMs));
  return () => {
    ended = true;
    sleep();
    cancel();
  };
}
