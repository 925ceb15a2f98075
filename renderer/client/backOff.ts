// How long does a lost client wait before it tries again?

const delays = [0, 100, 200] as const;
const longestMs = 400;

/** ms before attempt `number`, counted from 0. */
export const delayBefore = (number: number): number => delays[number] ?? longestMs;

/**
 * ms that the host may take to answer in one attempt to come: on a machine that has other things to
 * do it takes seconds.
 */
export const attemptMs = 10_000;
