const never = 2 ** 30;

/** From now on no timer of this process that waits so many ms, or more, comes due. */
export function dropTimersFrom(ms: number): void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    ((act: () => void, after = 0, ...given: []) =>
      wait(act, after >= ms ? never : after, ...given)) as typeof wait,
    wait,
  );
}

/** What a page gives its host to answer a request and a heartbeat, ms. */
export const answersMs: readonly number[] = [15_000, 1950];
