// Puts a round of Crazy Eights on the table for tests, and gives access to the whole of it where
// views are not enough.

import type { Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Move } from "#shared/games/crazy-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { hand } from "#test/support/hand.ts";
import { table, type TableScript } from "#test/support/table.ts";
import { dealing } from "#test/support/dealtRound.ts";

/** A round dealt from whole packs in a seed's order. */
export const dealt = dealing(crazyEights, "crazy");

/** Throws where the move is refused. */
export function after(round: CrazyRound, seat: Seat, move: Move): CrazyRound {
  const outcome = crazyEights.apply(round, seat, move);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${sentence(outcome.error)}`);
  return outcome.round;
}

/** To the end by default moves. */
export function playedOut(round: CrazyRound): CrazyRound {
  let now = round;
  for (let seat = crazyEights.toAct(now)[0]; seat !== undefined; seat = crazyEights.toAct(now)[0])
    now = after(now, seat, crazyEights.defaultMove(now, seat));
  return now;
}

/** A script whose turn order is that of the hands; the first card of `stock` is turned up. */
export const crazy = (hands: readonly string[], stock: string, carry: Public = {}): TableScript =>
  table("crazy-eights")
    .hands(...hands)
    .stock(stock)
    .carry({ order: hands.map((_, seat) => seat), ...carry });

/** Eights and the suit that is named with them. */
export const eights = (cards: string, suit: string) => ({ type: "play", cards: hand(cards), suit });
export const draw = { type: "draw" } as const;
