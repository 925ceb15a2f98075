// Worker that plays games with a proposal and posts the results again and again until all games are
// played.

import {
  beginPlayouts,
  continuedPlayouts,
  trialOf,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import type { Tried } from "./trial.ts";

/** Games between two answers: about a second's on a slow phone. */
const slice = 10;

onmessage = ({ data: { seen, change } }: MessageEvent<Tried>) => {
  const { viewer, facts } = seen;
  // Seeded so that the same proposal in the same state of the round gives the same result.
  const begun =
    viewer === "spectator"
      ? null
      : beginPlayouts(seen, viewer, change, JSON.stringify([change, facts.turns]));
  if (!begun?.ok) return postMessage(null);
  let { playouts } = begun;
  while (playouts.played.length < playouts.of) {
    playouts = continuedPlayouts(playouts, slice);
    postMessage(trialOf(playouts));
  }
};
