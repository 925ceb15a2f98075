// How long bots and away seats take: as long as a person, so that the delay reveals nothing (C-6).

import type { AnyRound } from "#shared/contract/game.ts";
import { share, type RandomBytes } from "#main/base/chance.ts";

/** Longer than any bot thinks, so that its thinking never shows. */
const shortestMs = 700;
const longestMs = 2600;
/**
 * More seats than these share their time: a lap of forty-nine bots is over within twenty-five
 * seconds.
 */
const unhurriedSeats = 14;

/** The slowest pace at which every answer comes within the response window. */
export const paceWithin = (windowMs: number): number => (0.9 * windowMs) / longestMs;

/** Three bots together take less than half a second, so that their cards can still fly. */
export const hurriedPace = 0.05;

/** Returns ms. */
export type Pause = (pace: number) => number;

/** Independent of the position; the middle is likelier than the ends. */
export function drawnPause(random: RandomBytes): Pause {
  const ms = shortestMs + ((share(random) + share(random)) / 2) * (longestMs - shortestMs);
  return (pace) => Math.round(pace * ms);
}

/** Shortens pauses in rounds with many seats; depends on nothing hidden. */
export const hurryOf = ({ zones, facts }: AnyRound): number =>
  Math.min(1, unhurriedSeats / Math.max(1, zones.hands.length - facts.left.length));
