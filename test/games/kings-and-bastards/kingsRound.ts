// Gives tests a whole round of Kings & Bastards, for checks that views do not allow.

import type { Seat } from "#shared/contract/seats.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move } from "#shared/games/kings-and-bastards/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealing } from "#test/support/dealtRound.ts";

/** A round dealt from whole packs in a seed's order. */
export const dealt = dealing(kingsAndBastards, "kings");

/** Throws where the move is refused. */
export function after(round: KingsRound, seat: Seat, move: Move): KingsRound {
  const outcome = kingsAndBastards.apply(round, seat, move);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${sentence(outcome.error)}`);
  return outcome.round;
}

/** To the end by default moves. */
export function playedOut(round: KingsRound): KingsRound {
  let now = round;
  for (
    let seat = kingsAndBastards.toAct(now)[0];
    seat !== undefined;
    seat = kingsAndBastards.toAct(now)[0]
  ) {
    now = after(now, seat, kingsAndBastards.defaultMove(now, seat));
  }
  return now;
}
