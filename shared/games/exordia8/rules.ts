import type { Seat } from "#shared/contract/seats.ts";
import type { EightsRules } from "../eights/rules.ts";
import { nextToAct } from "../eights/turns.ts";
import type { ExordiaHappening, ExordiaRound } from "./types.ts";

export const rules: EightsRules<ExordiaRound, ExordiaHappening> = {
  turnPassed,
  passes: "skipped",
  /** X8-15: leaving is not acting, so a chance or a card owed goes to the next. */
  gone: (round, seat) => ({
    ...round,
    facts: { ...round.facts, skipped: round.facts.skipped.filter((other) => other !== seat) },
  }),
  ofEquals: (round, equals, actor) => [firstFrom(round, equals, actor)],
  won: (seat) => ({ type: "won", seat, told: {} }),
  closed: (facts) => ({
    ...facts,
    top: { ...facts.top, spark: false },
    sequent: null,
    extra: false,
    skipped: [],
  }),
};

/** The turn goes on from `from`; nobody has another card to put. */
export function turnPassed(round: ExordiaRound, from: Seat): ExordiaRound {
  return {
    ...round,
    facts: {
      ...round.facts,
      extra: false,
      turn: nextToAct(round.facts, round.zones.hands.length, from),
    },
  };
}

/**
 * X8-19: of equals the first in the present direction from who would act next. So one wins alone.
 */
function firstFrom({ facts, zones }: ExordiaRound, equals: readonly Seat[], actor: Seat): Seat {
  const after = (seat: Seat): Seat => nextToAct(facts, zones.hands.length, seat);
  let seat = facts.turn === null || facts.turn === actor ? after(actor) : facts.turn;
  while (!equals.includes(seat)) seat = after(seat);
  return seat;
}
