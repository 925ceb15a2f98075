// How long does a lost client wait before it tries again?

const delays = [0, 100, 200] as const;
const longestMs = 400;

/**
 * ms before attempt `number`, counted from 0. H-15 asks to be back two seconds after the network is: an attempt begun
 * just before that hangs for `attemptMs`, then comes the longest delay, then a join.
 */
export const delayBefore = (number: number): number => delays[number] ?? longestMs;

/** How long an attempt to come may take. */
export const attemptMs = 1_300;

const firstReturnMs = 900;

/**
 * How long attempt `number`, counted from 0, to come back may take, where the last took `joinedMs`. What is lost of a
 * connection's first packet is sent again only after a second: the first attempt is given up before that – by a Wi-Fi of
 * 60 ms each way one takes 600 ms –, but on a slower line it has the time that it needs.
 */
export const returnMs = (number: number, joinedMs: number): number =>
  (number === 0 ? Math.min(attemptMs, Math.max(firstReturnMs, 1.5 * joinedMs)) : attemptMs);
