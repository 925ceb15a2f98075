import type { Seat } from "#shared/contract/seats.ts";
import type { DrawRound, Facts, Phase } from "./types.ts";

/** In the draw nobody may raise; after it there are seats that drew, and before it none. */
export function phaseOf({ result, leastRaise, drew }: Facts): Phase {
  if (result) return "over";
  if (leastRaise === 0) return "draw";
  return drew.some((count) => count !== null) ? "bet2" : "bet1";
}

export const phase = ({ facts }: DrawRound): Phase => phaseOf(facts);

export const toAct = ({ facts: { turn } }: DrawRound): readonly Seat[] =>
  turn === null ? [] : [turn];
