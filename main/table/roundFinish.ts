// How does a round end at once when its table closes in the middle of it?

import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Accepted } from "#shared/contract/outcome.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { activeSeats } from "#shared/contract/turns.ts";

/** Far more than any round takes when nobody does more than he must. */
const mostMoves = 20_000;

export interface Finish {
  readonly round: AnyRound;
  readonly moves: readonly Seated<Move>[];
}

/**
 * The people leave, so that nobody gets his bets back by walking away; the others make their
 * default moves (C-5, C-6).
 */
export function finished(game: AnyGame, from: AnyRound, people: readonly Seat[]): Finish {
  const moves: Seated<Move>[] = [];
  let round = from;
  const make = (seat: Seat, move: Move, auto: boolean): void => {
    const outcome = game.apply(round, seat, move, auto);
    if (!outcome.ok) return;
    ({ round } = outcome as Accepted<AnyRound>);
    moves.push({ ...move, seat, ...(auto && { auto }) });
  };
  // In a game that knows a default move by its mark nothing else may bear it.
  for (const seat of people)
    if (!round.facts.result && !round.facts.left.includes(seat))
      make(seat, { type: "leave" }, !game.longTurns);
  const consent = game.outOfTurn?.consent;
  if (consent)
    for (const seat of activeSeats(round))
      if (!round.facts.result) make(seat, { type: consent.move }, false);
  while (!round.facts.result) {
    const before = moves.length;
    for (const seat of game.toAct(round))
      if (game.toAct(round).includes(seat)) make(seat, game.defaultMove(round, seat), true);
    if (moves.length === before || moves.length > mostMoves)
      throw new Error(`a round of ${game.id} does not end by default moves`);
  }
  return { round, moves };
}
