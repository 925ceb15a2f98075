import type { Seat } from "#shared/contract/seats.ts";
import type { Facts, GinRound, Phase } from "./types.ts";

function phaseOf({ result, knocker, drawn, offered }: Facts): Phase {
  if (result) return "over";
  if (knocker !== null) return "layoff";
  if (drawn !== null) return "discard";
  return offered ? "upcard" : "draw";
}

export const phase = ({ facts }: GinRound): Phase => phaseOf(facts);

export const toAct = ({ facts: { turn } }: GinRound): readonly Seat[] =>
  turn === null ? [] : [turn];

/** GR-1: there are two seats. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/**
 * GR-19: the knocker's hand from the knock on, the opponent's once it is counted. Hands that are
 * closed when a hand is dead or a player leaves stay closed.
 */
export const shownHands = ({ knocker, deadwood }: Facts): readonly Seat[] =>
  deadwood.flatMap((count, seat) => (seat === knocker || count !== null ? [seat] : []));
