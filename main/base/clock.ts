// What time is it, how much has passed, and who wakes the host? A port, so that tests run on
// simulated time.

export interface Clock {
  /**
   * ms since 1970, UTC: what is stored and shown as a date, and nothing else, for it can be set
   * back and forward at any moment.
   */
  now(): number;
  /**
   * Whole ms since some fixed moment of this process: never set, so what is waited for and counted
   * down hangs on it.
   */
  elapsed(): number;
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}

/** Calls back when everybody has been heard who has something to ask at this moment. */
export type Later = (callback: () => void) => void;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => Math.floor(performance.now()),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
};
