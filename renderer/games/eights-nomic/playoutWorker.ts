// What comes of playing with a proposal? Asked by a page, in a thread of its own; answered again
// and again until all games are played.

import {
  beginPlayouts,
  continuedPlayouts,
  trialOf,
} from "#shared/games/eights-nomic/clauses/playouts.ts";
import { asNomic } from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import type { Tried } from "./trial.ts";

/** Games between two answers: on a slow phone about a second's. */
const slice = 10;

onmessage = ({
  data: {
    seen,
    proposal: { rule, to },
  },
}: MessageEvent<Tried>) => {
  const nomic = asNomic(seen);
  const change = { type: "modify", rule, ...to } as Modify;
  // The same proposal comes out the same, as long as the round stands as it does.
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
