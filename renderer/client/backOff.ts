// The delays between attempts to reconnect.

const delays = [0, 100, 200] as const;
const longestMs = 400;

/** ms before attempt `number`, counted from 0. */
export const delayBefore = (number: number): number => delays[number] ?? longestMs;

/** ms that the host may take to answer one attempt; a busy machine takes seconds. */
export const attemptMs = 10_000;
