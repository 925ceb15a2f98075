// A port for time and timers, so that tests run on simulated time.

export interface Clock {
  /**
   * ms since 1970, UTC; only for dates that are stored and shown, because the system clock can be
   * set.
   */
  now(): number;
  /**
   * Whole ms since a fixed moment of this process; never set, so every wait and countdown uses it.
   */
  elapsed(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Calls back when everybody who has asked something at this moment has been served. */
export type Later = (callback: () => void) => void;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
};
