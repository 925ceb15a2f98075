import { withAt, withMore } from "#shared/cards/hand.ts";
import { withChips } from "#shared/contract/chips.ts";
import { phaseOf } from "./phase.ts";
import { uncalledBets, type Uncalled } from "./pots.ts";
import type { DrawEvent, Facts } from "./types.ts";

interface Gathered {
  readonly facts: Facts;
  readonly happened: readonly DrawEvent[];
}

/**
 * Returns uncalled chips to their seats and moves the rest to the pots. In the draw there are no
 * bets.
 */
export function gatherBets(facts: Facts, happened: readonly DrawEvent[]): Gathered {
  const phase = phaseOf(facts);
  const uncalled = uncalledBets(facts);
  const ended: readonly DrawEvent[] =
    phase === "draw" ? [] : [{ type: "stageEnded", told: { phase } }];
  const returned = uncalled.map(({ seat, amount }): DrawEvent => ({
    type: "returned",
    seat,
    told: { amount },
  }));
  return {
    facts: cleared(uncalled.reduce(handBack, facts)),
    happened: withMore(happened, [...ended, ...returned]),
  };
}

const handBack = (facts: Facts, { seat, amount }: Uncalled): Facts => ({
  ...facts,
  chips: withChips(facts.chips, seat, amount),
  pot: facts.pot - amount,
  committed: withChips(facts.committed, seat, -amount),
  allIn: withAt(facts.allIn, seat, false),
});

const cleared = (facts: Facts): Facts => ({
  ...facts,
  inStage: facts.inStage.map(() => 0),
  acted: facts.acted.map(() => false),
  toMatch: 0,
  leastRaise: 0,
  lastBettor: null,
});
