import { searching } from "#shared/bots/search.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import { kingsAndBastards } from "../index.ts";
import { QuickRound } from "../quickRound.ts";
import type { KingsRound } from "../types.ts";
import { kingsBots, ranked } from "./index.ts";

/** Worth of the second place over the last, beside 1 for the first. */
const ofPlaces = 0.3;
/** Of the moves that Regular likes best. */
const mostMoves = 8;

const asKings = (round: AnyRound): KingsRound => round as unknown as KingsRound;

export const shark = searching({
  game: kingsAndBastards,
  policy: kingsBots.regular,
  playouts: 600,
  caution: 1,
  candidates: ({ seen }) => ranked(seen).slice(0, mostMoves),
  playOn({ round }, seat) {
    const places = new QuickRound(asKings(round)).playedOut();
    const place = places.indexOf(seat);
    return (place === 0 ? 1 : 0) + ofPlaces * (1 - place / Math.max(1, places.length - 1));
  },
});
