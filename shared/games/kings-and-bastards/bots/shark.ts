import { playingOn } from "#shared/bots/appraiser.ts";
import { searching } from "#shared/bots/search.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundStep } from "#shared/contract/view.ts";
import { kingsAndBastards } from "../index.ts";
import { QuickRound } from "../quickRound.ts";
import type { KingsSeen } from "../seen.ts";
import type { KingsRound, Move } from "../types.ts";
import { kingsBots, ranked } from "./index.ts";

/** Worth of the second place over the last, beside 1 for the first. */
const ofPlaces = 0.3;
/** Of the moves that Regular likes best. */
const mostMoves = 8;

const asKings = (round: AnyRound): KingsRound => round as unknown as KingsRound;

const game = kingsAndBastards;
const candidates = ({ seen }: { readonly seen: KingsSeen }): readonly Move[] =>
  ranked(seen).slice(0, mostMoves);

/** From 0; those that are still in play place as Regular plays on. */
function placeAfter({ round }: RoundStep, seat: Seat): Readonly<{ place: number; of: number }> {
  const places = new QuickRound(asKings(round)).playedOut();
  return { place: places.indexOf(seat), of: places.length };
}

export const shark = searching({
  game,
  policy: kingsBots.regular,
  playouts: 600,
  caution: 1,
  candidates,
  playOn(step, seat) {
    const { place, of } = placeAfter(step, seat);
    return (place === 0 ? 1 : 0) + ofPlaces * (1 - place / Math.max(1, of - 1));
  },
});

/** Weighs by the chance to become King. */
export const appraiser = playingOn({
  unit: "wins",
  game,
  candidates,
  playOn: (step, seat) => (placeAfter(step, seat).place === 0 ? 1 : 0),
});
