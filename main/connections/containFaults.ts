import type { EventEmitter } from "node:events";

/**
 * Catches what the present listeners throw or reject with, which would otherwise end the process.
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
