import type { Seat } from "#shared/contract/seats.ts";
import type { DrawRound, Facts, Phase } from "./types.ts";

/** Nobody may raise in the draw, so `leastRaise` is 0 there; seats have drawn only after it. */
export function phaseOf({ result, leastRaise, drew }: Facts): Phase {
  if (result) return "over";
  if (leastRaise === 0) return "draw";
  return drew.some((count) => count !== null) ? "bet2" : "bet1";
}

export const phase = ({ facts }: DrawRound): Phase => phaseOf(facts);

export const toAct = ({ facts: { turn } }: DrawRound): readonly Seat[] =>
  turn === null ? [] : [turn];
