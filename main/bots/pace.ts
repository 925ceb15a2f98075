// How long does a person take for a move? Bots and away seats take that long (C-6), so that it
// tells nothing.

import type { AnyRound } from "#shared/contract/game.ts";
import { share, type RandomBytes } from "#main/base/chance.ts";

/** Longer than any bot thinks, so that its thinking never shows. */
const shortestMs = 700;
const longestMs = 2600;
/**
 * More seats than these share the time that these would take: a lap of forty-nine bots is over
 * within twenty-five seconds.
 */
const unhurriedSeats = 14;

/** The slowest pace at which every answer comes before a response window of so many ms closes. */
export const paceWithin = (windowMs: number): number => (0.9 * windowMs) / longestMs;

/**
 * Of who hurries: three bots together take less than half a second, so that what they play can fly,
 * too.
 */
export const hurriedPace = 0.05;

/** How long a pause lasts at a pace; 0 is at once. */
export type Pause = (pace: number) => number;

/** Drawn before anything of the position is looked at; the middle is likelier than the ends. */
export function drawnPause(random: RandomBytes): Pause {
  const ms = shortestMs + ((share(random) + share(random)) / 2) * (longestMs - shortestMs);
  return (pace) => Math.round(pace * ms);
}

/**
 * What a round with many seats makes of any pace; 1 in others. It depends on who is still in the
 * round, and on nothing hidden.
 */
export const hurryOf = ({ zones, facts }: AnyRound): number =>
  Math.min(1, unhurriedSeats / Math.max(1, zones.hands.length - facts.left.length));
