// Gives tests a whole hand of five-card draw, for checks that views do not allow.

import type { GameEvent } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound, Move } from "#shared/games/five-card-draw/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { dealing } from "#test/support/dealtRound.ts";

/** A hand dealt from whole packs in a seed's order, or from a given deck. */
export const dealt = dealing(fiveCardDraw, "draw");

type Made = Readonly<{
  round: DrawRound;
  happened: readonly GameEvent[];
}>;

/** Throws where the move is refused. */
export function made(round: DrawRound, seat: Seat, move: Move): Made {
  const outcome = fiveCardDraw.apply(round, seat, move);
  if (!outcome.ok)
    throw new Error(
      `seat ${seat} ${JSON.stringify(move)}: ${outcome.error.code}: ${sentence(outcome.error)}`,
    );
  return outcome;
}

export const after = (round: DrawRound, seat: Seat, move: Move): DrawRound =>
  made(round, seat, move).round;

/** To the end; whoever is to act does what `choose` says. */
export function playedOut(
  round: DrawRound,
  choose: (round: DrawRound, seat: Seat) => Move = (now, seat) =>
    fiveCardDraw.defaultMove(now, seat),
): DrawRound {
  let now = round;
  for (let seat = fiveCardDraw.toAct(now)[0]; seat !== undefined; seat = fiveCardDraw.toAct(now)[0])
    now = after(now, seat, choose(now, seat));
  return now;
}
