// How long bots and away seats take: as long as a person, so that the delay reveals nothing (C-6),
// and no longer than what they do is worth watching (H-36).

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

/**
 * What the others will see of a move decides, never what could have been done instead.
 * `followsWindow`: everybody has just had the time to look.
 */
export function pauseKindOf({
  isInWindow,
  followsWindow,
  isQuiet,
}: Readonly<{ isInWindow: boolean; followsWindow: boolean; isQuiet: boolean }>): PauseKind {
  if (isInWindow) return "hidden";
  return followsWindow || isQuiet ? "quiet" : "usual";
}

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
