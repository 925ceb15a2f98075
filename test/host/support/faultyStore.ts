// A store that fails at one call of the test's choosing – before it does anything, or after it has
// done it.

import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { Store } from "#main/store/store.ts";

export type Fault = Readonly<{
  /** Which call fails, from 0; so many calls in a row. */
  at: number;
  times: number;
  when: "before" | "after";
}>;

export interface FaultyStore extends Store {
  /** Calls so far. */
  readonly calls: () => number;
  readonly failed: () => number;
}

export function faultyStore(store: Store, fault: Fault | null): FaultyStore {
  let calls = 0;
  let failed = 0;
  const count = (): void => {
    const number = calls++;
    if (fault === null || number < fault.at || number >= fault.at + fault.times) return;
    failed += 1;
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  };
  // Calls within another come before its end: whoever fails after its work, and the next one with
  // it, leaves that stored and nobody to say so.
  const counted = <T>(work: () => T): T => {
    if (fault?.when !== "after") count();
    const done = work();
    if (fault?.when === "after") count();
    return done;
  };
  const wrapped = <P extends object>(part: P): P =>
    new Proxy(part, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        return typeof value === "function"
          ? (...given: unknown[]) =>
              counted(() => (value as (...args: unknown[]) => unknown)(...given))
          : value;
      },
    });
  return {
    profiles: wrapped(store.profiles),
    guests: wrapped(store.guests),
    devices: wrapped(store.devices),
    screens: wrapped(store.screens),
    programs: wrapped(store.programs),
    directors: wrapped(store.directors),
    network: wrapped(store.network),
    bank: wrapped(store.bank),
    sessions: wrapped(store.sessions),
    tables: wrapped(store.tables),
    tournaments: wrapped(store.tournaments),
    sealed: wrapped(store.sealed),
    reviews: wrapped(store.reviews),
    rounds: wrapped(store.rounds),
    achievements: wrapped(store.achievements),
    dailies: wrapped(store.dailies),
    checks: wrapped(store.checks),
    chips: wrapped(store.chips),
    clocks: wrapped(store.clocks),
    once: wrapped(store.once),
    atOnce: (work, durable) => counted(() => store.atOnce(work, durable)),
    close: () => store.close(),
    calls: () => calls,
    failed: () => failed,
  };
}
