// How long bots and away seats take: as long as a person, so that the delay reveals nothing (C-6),
// and no longer than what they do is worth watching (H-36).

import type { AnyRound } from "#shared/contract/game.ts";
import { share, type RandomBytes } from "#main/base/chance.ts";

/**
 * ms at the human pace, from the shortest to the longest, by what everybody sees of the move. All
 * are longer than any bot thinks, so that its thinking never shows.
 */
const pauses = {
  /** What changes little for the others: a pass, a fold, a card drawn, the end of a turn. */
  quiet: [450, 800],
  /** What is to be read: a card played, a bet. */
  usual: [700, 1900],
  /** An answer that nobody sees yet: whatever it will be, it takes as long. */
  hidden: [700, 2600],
} as const;

export type PauseKind = keyof typeof pauses;

/** The slowest pace at which every answer comes within the response window. */
export const paceWithin = (windowMs: number): number => (0.9 * windowMs) / pauses.hidden[1];

/** Three bots together take less than half a second, so that their cards can still fly. */
export const hurriedPace = 0.05;
/** Of the pace, once no person at the table has a part in the round any more. */
export const bystandersShare = 0.4;

/** Returns ms. */
export type Pause = (pace: number, kind: PauseKind) => number;

/** Independent of the position; the middle is likelier than the ends. */
export function drawnPause(random: RandomBytes): Pause {
  const drawn = (share(random) + share(random)) / 2;
  return (pace, kind) => {
    const [shortest, longest] = pauses[kind];
    return Math.round(pace * (shortest + drawn * (longest - shortest)));
  };
}

/** A character's own tempo. Answers that nobody sees yet take as long for everybody. */
export const inTempo =
  (pause: Pause, tempo: number): Pause =>
  (pace, kind) =>
    Math.round(pause(pace, kind) * (kind === "hidden" ? 1 : tempo));

/** Up to so many seats take their whole time. */
const unhurriedSeats = 5;
/** Of the usual time: quicker moves could not be followed. */
const leastShare = 0.6;
/**
 * More seats than these share their time all the same: a lap of forty-nine bots is over within
 * twenty-five seconds.
 */
const followedSeats = 14;

/** ms after their own decision until the others' play begins to quicken, and until it is quickest. */
const [patientMs, impatientMs] = [1000, 2600];
const quickestShare = 0.25;

/**
 * Shortens pauses for a person who is alone with bots and waits long for a choice of their own (H-36):
 * returns a share, of what takes its whole time right after a decision.
 */
export function timeShareAfter(waitedMs: number): number {
  const waited = Math.min(1, Math.max(0, (waitedMs - patientMs) / (impatientMs - patientMs)));
  return 1 - waited * (1 - quickestShare);
}

/** The share of both together: moves that were quicker still could not be followed. */
export const sharedHurry = (crowd: number, waiting: number): number =>
  Math.max(crowd * waiting, Math.min(crowd, quickestShare));

/** Shortens pauses in rounds with many seats; depends on nothing hidden. */
export function hurryOf({ zones, facts }: AnyRound): number {
  const seats = Math.max(1, zones.hands.length - facts.left.length);
  return Math.min(1, Math.max(leastShare, unhurriedSeats / seats), followedSeats / seats);
}
