// Worker that plays games with a proposal and posts the results again and again until all games are
// played.

import {
  beginPlayouts,
  continuedPlayouts,
  trialOf,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import type { Tried } from "./trial.ts";

/** Games between two answers: about a second's on a slow phone. */
const slice = 10;

onmessage = ({
  data: {
    seen,
    proposal: { rule, to },
  },
}: MessageEvent<Tried>) => {
  const nomic = asNomic(seen);
  const change = { type: "modify", rule, ...to } as Modify;
  // Seeded so that the same proposal in the same state of the round gives the same result.
  const begun =
    nomic.viewer === "spectator"
      ? null
      : beginPlayouts(nomic, nomic.viewer, change, JSON.stringify([change, nomic.facts.turns]));
  if (!begun?.ok) return postMessage(null);
  let { playouts } = begun;
  while (playouts.played.length < playouts.of) {
    playouts = continuedPlayouts(playouts, slice);
    postMessage(trialOf(playouts));
  }
};
