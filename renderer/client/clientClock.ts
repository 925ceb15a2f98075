export interface ClientClock {
  /** ms, on performance.now()'s clock. */
  now(): number;
  after(ms: number, act: () => void): () => void;
  /**
   * Calls whenever the network may be back or the page has woken; returns a function that ends it.
   */
  onWake(act: () => void): () => void;
}

const wakes = ["online", "pageshow", "focus"] as const;

export const realClock: ClientClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  onWake(act) {
    if (typeof window === "undefined") return () => {};
    for (const wake of wakes) window.addEventListener(wake, act);
    return () => {
      for (const wake of wakes) window.removeEventListener(wake, act);
    };
  },
};
