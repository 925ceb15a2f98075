// A store that fails at one call of the test's choosing – before it does anything, or after it has done it.

import { saysOfStore, StoreError } from '#main/store/storeError.ts';
import type { Store } from '#main/store/store.ts';

export interface Fault {
  /** Which call fails, from 0; so many calls in a row. */
  readonly at: number;
  readonly times: number;
  readonly when: 'before' | 'after';
}

export interface FaultyStore extends Store {
  /** Calls so far. */
  readonly calls: () => number;
  readonly failed: () => number;
}

export function faultyStore(store: Store, fault: Fault | null): FaultyStore {
  let calls = 0;
  let failed = 0;
  const counted = <T>(work: () => T): T => {
    const number = calls++;
    const fails = fault !== null && number >= fault.at && number < fault.at + fault.times;
    if (!fails) return work();
    failed += 1;
    if (fault.when === 'after') work();
    throw new StoreError('store-full', saysOfStore('full', { detail: 'no room' }));
  };
  const wrapped = <P extends object>(part: P): P =>
    new Proxy(part, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (...given: unknown[]) => counted(() => (value as (...args: unknown[]) => unknown)(...given)) : value;
      },
    });
  return {
    profiles: wrapped(store.profiles),
    guests: wrapped(store.guests),
    network: wrapped(store.network),
    bank: wrapped(store.bank),
    sessions: wrapped(store.sessions),
    tables: wrapped(store.tables),
    tournaments: wrapped(store.tournaments),
    rounds: wrapped(store.rounds),
    merits: wrapped(store.merits),
    dailies: wrapped(store.dailies),
    checks: wrapped(store.checks),
    chips: wrapped(store.chips),
    clocks: wrapped(store.clocks),
    atOnce: (work, durable) => counted(() => store.atOnce(work, durable)),
    close: () => store.close(),
    calls: () => calls,
    failed: () => failed,
  };
}
