// How long does a lost client wait before it tries again?

const delays = [0, 100, 200] as const;
const longestMs = 400;

/**
 * ms before attempt `number`, counted from 0. H-15 asks to be back two seconds after the network is: an attempt begun
 * just before that hangs for `attemptMs`, then comes the longest delay, then a join.
 */
export const delayBefore = (number: number): number => delays[number] ?? longestMs;

/** How long an attempt to come back may take. */
export const attemptMs = 1_300;
