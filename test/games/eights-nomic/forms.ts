// The moves that an offer of Eights Nomic stands for.

import type { DiceReader } from "#shared/chance/dice.ts";
import type { Json } from "#shared/contract/json.ts";
import type { Move, NomicRound } from "#shared/games/eights-nomic/types.ts";
import type { Forms } from "../forms.ts";

/**
 * A change that may be made: clauses of which none holds anybody back for good, for whoever is to
 * act must have something to do.
 */
const clauses: readonly Json[] = [
  null,
  null,
  {
    do: "allow",
    command: "play",
    lifts: "match",
    when: { op: "=", of: [{ get: "card.rank" }, "8"] },
  },
  {
    do: "then",
    effect: { effect: "draw", who: "next", n: 1 },
    after: "play",
    when: { op: "=", of: [{ get: "card.rank" }, "2"] },
  },
  {
    do: "then",
    effect: { effect: "reverse" },
    after: "play",
    when: { op: "=", of: [{ get: "card.rank" }, "A"] },
  },
  {
    do: "then",
    effect: { effect: "skip" },
    after: "play",
    when: { op: "=", of: [{ get: "card.rank" }, "J"] },
  },
  { do: "penalty", n: 1, after: "play", when: { op: "=", of: [{ get: "card.colour" }, "red"] } },
  { do: "forbid", command: "play", when: { op: "=", of: [{ get: "card.rank" }, "K"] } },
  { do: "endGame", winner: "each", when: { op: ">=", of: [{ get: "each.rules" }, 8] } },
];

function anyChange(round: NomicRound, dice: DiceReader): Move {
  const { rules, history } = round.facts;
  const number = history.length + dice.below(3) * 1000;
  const others = rules.slice(1).filter(({ owner }) => owner !== "host");
  const replaced = dice.below(3) === 0 ? others[dice.below(Math.max(1, others.length))] : undefined;
  if (replaced && dice.below(2) === 0)
    return {
      type: "modify",
      rule: replaced.name,
      name: "NullRule",
      text: "This rule says nothing.",
      clause: null,
    };
  return {
    type: "modify",
    rule: replaced?.name ?? "NullRule",
    name: `Law ${number}`,
    text: `Law ${number} is the law.`,
    clause: clauses[dice.below(clauses.length)] ?? null,
  };
}

export const forms: Forms = {
  fills: { modify: ({ round }, dice) => anyChange(round as NomicRound, dice) },
  // EN-16, EN-18, EN-19
  offTurn: ["deckShuffle", "emptyHand", "modify"],
};
