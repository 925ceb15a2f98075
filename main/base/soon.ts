/** Known at once, or by a promise: SQLite answers at once, a store over a network will not. */
export type Soon<T> = T | Promise<T>;

export const whenKnown = <T, R>(soon: Soon<T>, next: (value: T) => Soon<R>): Soon<R> =>
  soon instanceof Promise ? soon.then(next) : next(soon);

/** `failed` is given what `work` throws, or what its promise rejects with. */
export function caught<T>(work: () => Soon<T>, failed: (error: unknown) => T): Soon<T> {
  try {
    const done = work();
    return done instanceof Promise ? done.catch(failed) : done;
  } catch (error) {
    return failed(error);
  }
}
