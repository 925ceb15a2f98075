import {
  consequenceOf,
  holds,
  winnersOf,
  type Consequence,
  type Evaluated,
} from "./clauses/evaluate.ts";
import { drawnFor } from "./drawing.ts";
import { endedFor, firstRanked } from "./ending.ts";
import { fined } from "./penalties.ts";
import { withProperty } from "./properties.ts";
import { clauseFacts, ruledBy, standingOf, type Given } from "./standing.ts";
import { reversed, withCycle } from "./turns.ts";
import type { NomicHappening, NomicRound, Rule } from "./types.ts";

/**
 * All penalties, then all effects, then the ends of the game; of each the oldest rule first, and
 * each on what those before it have left.
 */
export function withConsequences(
  round: NomicRound,
  given: Given,
  happened: NomicHappening[],
): NomicRound {
  if (round.facts.rules.every(({ clause }) => clause === null)) return round;
  return withEnds(
    withEffects(withPenalties(round, given, happened), given, happened),
    given,
    happened,
  );
}

/** Null where nothing comes of the clause; of one that fails all are told. */
function valueOf<V>(rule: Rule, evaluated: Evaluated<V>, happened: NomicHappening[]): V | null {
  if (evaluated.ok) return evaluated.value;
  happened.push({ type: "clauseFailed", told: { rule: rule.name, problem: evaluated.problem } });
  return null;
}

function withPenalties(round: NomicRound, given: Given, happened: NomicHappening[]): NomicRound {
  const takesBack = given.command === "play" ? round.facts.plays : null;
  return ruledBy(round.facts, "penalty").reduce((now, rule) => {
    if (rule.clause.after !== given.command) return now;
    return valueOf(rule, holds(rule.clause, clauseFacts(standingOf(now), given)), happened) === true
      ? fined(now, given.player, rule.clause.n, takesBack)
      : now;
  }, round);
}

function withEffects(round: NomicRound, given: Given, happened: NomicHappening[]): NomicRound {
  return ruledBy(round.facts, "then").reduce((now, rule) => {
    if (rule.clause.after !== given.command) return now;
    const consequence = valueOf(
      rule,
      consequenceOf(rule.clause, clauseFacts(standingOf(now), given)),
      happened,
    );
    return consequence
      ? withEffect(given.command === "play" ? withFollowed(now) : now, consequence, given, happened)
      : now;
  }, round);
}

/** EN-15: something followed from the play that lies on top. */
export function withFollowed(round: NomicRound): NomicRound {
  const { puts } = round.facts;
  const last = puts.at(-1);
  return last && !last.followed
    ? {
        ...round,
        facts: { ...round.facts, puts: [...puts.slice(0, -1), { ...last, followed: true }] },
      }
    : round;
}

function withEffect(
  round: NomicRound,
  consequence: Consequence,
  { player }: Given,
  happened: NomicHappening[],
): NomicRound {
  const { facts } = round;
  switch (consequence.effect) {
    case "draw":
      return drawnFor(round, consequence.seat, consequence.n, "clause", happened);
    case "set":
      return withProperty(round, consequence.of, consequence.property, consequence.to, happened);
    case "reverse": {
      const turnCycle = reversed(facts.turnCycle);
      happened.push({ type: "reversed", told: { turnCycle } });
      return { ...round, facts: withCycle(facts, turnCycle) };
    }
    case "skip":
      happened.push({ type: "skipping", told: { skips: facts.skips + 1 } });
      return { ...round, facts: { ...facts, skips: facts.skips + 1 } };
    case "extraTurn":
      happened.push({ type: "tookAnotherTurn", seat: player, told: {} });
      return { ...round, facts: { ...facts, extraTurn: true } };
  }
}

/** EN-24: the first that holds ends the game. */
function withEnds(round: NomicRound, given: Given, happened: NomicHappening[]): NomicRound {
  for (const rule of ruledBy(round.facts, "endGame")) {
    const winners = valueOf(
      rule,
      winnersOf(rule.clause, clauseFacts(standingOf(round), given)),
      happened,
    );
    if (winners)
      return endedFor(
        round,
        { why: "clause", rule: rule.name },
        winners === "ranking" ? firstRanked(round) : winners,
        happened,
      );
  }
  return round;
}
