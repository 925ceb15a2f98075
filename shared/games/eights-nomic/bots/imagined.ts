import { newDice, type DiceReader } from "#shared/chance/dice.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { View } from "#shared/contract/view.ts";
import { apply } from "../apply.ts";
import { imagine } from "../imagine.ts";
import type { Facts, Move, NomicRound, Options } from "../types.ts";

export function imaginedRound(view: View<Options, Facts, Move>, dice: DiceReader): NomicRound {
  const round = imagine(view, newDice(`imagined ${dice.below(2 ** 32)}`));
  return {
    ...round,
    options: { ...round.options, objectSeconds: 0, judgeSeconds: 0 },
    facts: { ...round.facts, pending: null, objections: [] },
  };
}

/** Null if refused. */
export function after(round: NomicRound, seat: Seat, move: Move): NomicRound | null {
  const outcome = apply(round, seat, move);
  return outcome.ok ? outcome.round : null;
}

/** EN-10, EN-24: the game is over and this seat is not among the winners. */
export const isLostFor = (round: NomicRound | null, seat: Seat): boolean =>
  round?.facts.result?.winners.includes(seat) === false;
