// How does a fault in a listener of somebody else's stay with what it listened to?

import type { EventEmitter } from "node:events";

/**
 * Puts all listeners that the event has by now behind a catch – for what they throw, and for what
 * an async one rejects with later, which would otherwise end the process.
 */
export function contain<Given extends unknown[]>(
  emitter: EventEmitter,
  event: string,
  onFault: (error: unknown, ...given: Given) => void,
): void {
  const listeners = emitter.listeners(event) as ((...given: Given) => unknown)[];
  emitter.removeAllListeners(event);
  for (const listener of listeners) {
    emitter.on(event, (...given: Given) => {
      new Promise((resolve) => resolve(listener.apply(emitter, given))).catch((error: unknown) =>
        onFault(error, ...given),
      );
    });
  }
}
