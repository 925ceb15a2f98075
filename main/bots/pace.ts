// How long bots and away seats take for a move: as long as a person, so that the delay reveals
// nothing (C-6).

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

/**
 * Returns the slowest pace at which every answer comes before a response window of so many ms
 * closes.
 */
export const paceWithin = (windowMs: number): number => (0.9 * windowMs) / longestMs;

/**
 * The pace of a player in a hurry: three bots together take less than half a second, so that their
 * cards can still fly.
 */
export const hurriedPace = 0.05;

/** Returns the length of a pause in ms at a pace; at pace 0 that is 0. */
export type Pause = (pace: number) => number;

/** Draws a pause independently of the position; the middle is likelier than the ends. */
export function drawnPause(random: RandomBytes): Pause {
  const ms = shortestMs + ((share(random) + share(random)) / 2) * (longestMs - shortestMs);
  return (pace) => Math.round(pace * ms);
}

/**
 * Returns the factor by which a round with many seats shortens any pace; 1 in others. It depends on
 * who is still in the round, and on nothing hidden.
 */
export const hurryOf = ({ zones, facts }: AnyRound): number =>
  Math.min(1, unhurriedSeats / Math.max(1, zones.hands.length - facts.left.length));
