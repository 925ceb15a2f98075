// Is the other end still there? A network that went away says nothing.

import type { Room } from "@colyseus/sdk";
import type { ClientClock } from "./clientClock.ts";

const everyMs = 1_000;
const patienceMs = 2_000;
/** After news of the network the doubt is greater. */
const wakePatienceMs = 1_000;

/**
 * Pings for as long as the answers come; calls `onSilence` when one does not. Answers with the
 * function that ends it.
 */
export function keepHeartbeat(line: Room, clock: ClientClock, onSilence: () => void): () => void {
  let ended = false;
  let cancel = (): void => {};
  const beat = (patience: number): void => {
    cancel();
    cancel = clock.after(patience, onSilence);
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
