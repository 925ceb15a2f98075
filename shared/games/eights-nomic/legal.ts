import type { Card } from "#shared/cards/card.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { canonical } from "./canonical.ts";
import { giverIn } from "./commands.ts";
import { judgedBy, canonicalOf } from "./ruleBook.ts";
import { againstModifying, clauseAgainst, obstacle, type Giver } from "./obstacles.ts";
import { phase, toAct } from "./phase.ts";
import { nullName } from "./startingRules.ts";
import { canShuffle, matches } from "./standing.ts";
import type { Command, Facts, Modify, Move, NomicRound, Phase, Play } from "./types.ts";

export function legal(round: NomicRound, seat: Seat): readonly Offer<Move>[] {
  if (!toAct(round).includes(seat)) return [];
  if (phase(round) === "judging") return answers(round, seat);
  const giver = giverIn(round, seat);
  return phase(round) === "mustModify"
    ? modifying(giver)
    : [...commands(giver), ...modifying(giver)];
}

function commands(giver: Giver): readonly Command[] {
  const plays = [...new Set(giver.hand)].map((card): Play => ({ type: "play", card }));
  const others = (["draw", "endTurn", "deckShuffle", "emptyHand"] as const).map((type) => ({
    type,
  }));
  return [...plays, ...others].filter((command) => obstacle(giver, command) === null);
}

/** The content is up to the author and cannot be listed. */
const modifying = (giver: Giver): readonly Offer<Move>[] =>
  (againstModifying(giver) ?? clauseAgainst(giver, "modify", null)) === null
    ? [{ type: "modify" }]
    : [];

function answers({ options, facts }: NomicRound, seat: Seat): readonly Move[] {
  const mayObject = facts.pending?.command.type === "modify" && options.objectSeconds > 0;
  return [
    { type: "agree" },
    ...judgedBy(options, facts, seat).map((rule): Move => ({ type: "disagree", rule })),
    ...(mayObject ? facts.rules : []).map(({ name }): Move => ({ type: "object", rule: name })),
  ];
}

/**
 * One step at a time, ignoring clauses. For a seat that is not to act, returns what it would do if
 * it were.
 */
export const defaultMove = (round: NomicRound, seat: Seat): Move =>
  defaultIn(phase(round), giverIn(round, seat, false));

export function defaultIn(now: Phase, { standing, hand }: Pick<Giver, "standing" | "hand">): Move {
  if (now === "judging") return { type: "agree" };
  if (now === "mustModify") return passing(standing.facts);
  const { done } = standing.facts;
  if (done.played || done.drew) return { type: "endTurn" };
  if (standing.stock > 0) return { type: "draw" };
  if (canShuffle(standing)) return { type: "deckShuffle" };
  const card: Card | undefined = hand.find((one) => matches(one, standing.pile.at(-1))) ?? hand[0];
  return card === undefined ? { type: "endTurn" } : { type: "play", card };
}

/** EN-20: a rule whose text is only its name, n being the lowest that no rule in force uses. */
export function passing({ rules }: Facts): Modify {
  const taken = new Set(rules.flatMap((rule) => Object.values(canonicalOf(rule))));
  let n = 1;
  while (taken.has(canonical(`Pass ${n}`))) n += 1;
  return { type: "modify", rule: nullName, name: `Pass ${n}`, text: `Pass ${n}`, clause: null };
}
