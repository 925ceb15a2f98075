// How long does a person take for a move? Bots and away seats take that long (C-6), so that it tells nothing.

import { share, type RandomBytes } from './chance.ts';

/** Longer than any bot thinks, so that its thinking never shows. */
const shortestMs = 700;
const longestMs = 2600;

/** Drawn before anything of the position is looked at; the middle is likelier than the ends. `pace` 0 is at once. */
export const drawnPauseMs = (random: RandomBytes, pace: number): number =>
  Math.round(pace * (shortestMs + ((share(random) + share(random)) / 2) * (longestMs - shortestMs)));
