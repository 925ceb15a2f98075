// Checks that any clause at all yields either a value or a named problem, and nothing else.

import { expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  kindOf,
  mostNodes,
  scopeOf,
  type Clause,
  type Expression,
} from "#shared/games/eights-nomic/clauses/clause.ts";
import {
  consequenceOf,
  evaluate,
  holds,
  tryClause,
  winnersOf,
  type Facts,
} from "#shared/games/eights-nomic/clauses/evaluate.ts";
import { readClause } from "#shared/games/eights-nomic/clauses/form.ts";
import { sweep } from "#test/support/sweep.ts";
import { brokenClause, nodesOf, randomClause, randomFacts } from "./randomClauses.ts";
import { NoValue, referenceValue } from "./referenceClauses.ts";
import { told } from "./told.ts";

const seed = process.env["SOAK_SEED"] ?? "clauses";
const trees = sweep(3000, 1_000_000);
const long = 3_600_000;

/** Whom it is asked of, where it stands in an end for each. */
const asked = (clause: Clause, facts: Facts): number | null =>
  scopeOf(clause).each ? facts.active[0]! : null;

function byReference(expression: Expression, facts: Facts, each: number | null): unknown {
  try {
    return referenceValue(expression, facts, each ?? undefined);
  } catch (error) {
    if (error instanceof NoValue) return `no value: ${error.message}`;
    throw error;
  }
}
const byRules = (expression: Expression, facts: Facts, each: number | null): unknown => {
  const found = evaluate(expression, facts, each);
  return found.ok ? found.value : `no value: ${found.problem.key.split(".").at(-1)}`;
};

test(
  `EN-25 EN-27 EN-28 ${trees} random clauses are read as they are and give what a second reading of the page gives`,
  () => {
    const dice = new DiceReader(newDice(`${seed} good`));
    let [values, largest] = [0, 0];
    for (let tree = 0; tree < trees; tree += 1) {
      const clause = randomClause(dice);
      const facts = randomFacts(dice);
      const answer = readClause(clause);
      if (!answer.ok) throw new Error(`${told(answer.problem)}: ${JSON.stringify(clause)}`);
      const each = asked(clause, facts);
      const [ours, theirs] = [
        byRules(clause.when, facts, each),
        byReference(clause.when, facts, each),
      ];
      if (!Object.is(ours, theirs))
        throw new Error(`${String(ours)}, not ${String(theirs)}: ${JSON.stringify(clause)}`);
      if (typeof ours === "boolean") values += 1;
      largest = Math.max(largest, nodesOf(clause));
    }
    // A good part of them gives something, and the largest there may be are among them.
    expect(values).toBeGreaterThan(trees / 2);
    expect(largest).toBeGreaterThan(mostNodes - 20);
  },
  long,
);

test(
  `EN-27 ${trees} broken clauses are refused in words, or read and run; nothing is ever thrown`,
  () => {
    const dice = new DiceReader(newDice(`${seed} broken`));
    const problems = new Set<string>();
    for (let tree = 0; tree < trees; tree += 1) {
      const answer = readClause(brokenClause(dice));
      if (!answer.ok) {
        const problem = told(answer.problem);
        if (problem === answer.problem.key || problem.length > 400)
          throw new Error(`not in words: ${problem}`);
        problems.add(problem.replace(/^[\w.]+: /, ""));
        continue;
      }
      // What was read is a clause of its own, in the one form.
      const { clause } = answer;
      const again = readClause(JSON.parse(JSON.stringify(clause)));
      if (
        !again.ok ||
        JSON.stringify(again.clause) !== JSON.stringify(clause) ||
        nodesOf(clause) > mostNodes
      )
        throw new Error(`read otherwise: ${JSON.stringify(clause)}`);
      ran(clause, randomFacts(dice));
    }
    expect(problems.size).toBeGreaterThan(40);
  },
  long,
);

/** Every door there is: each gives what it says, or a problem. */
function ran(clause: Clause, facts: Facts): void {
  const condition = holds(clause, facts, asked(clause, facts));
  if (kindOf(clause.when) !== "truth" || (condition.ok && typeof condition.value !== "boolean"))
    throw new Error(`no truth: ${JSON.stringify(clause)}`);
  const found =
    clause.do === "then"
      ? consequenceOf(clause, facts)
      : clause.do === "endGame"
        ? winnersOf(clause, facts)
        : condition;
  const problem = tryClause(clause, facts);
  if (found.ok !== (problem === null) || (problem && told(problem) === problem.key))
    throw new Error(`tried otherwise: ${JSON.stringify(clause)}`);
  if (clause.do === "then" && found.ok && clause.effect.effect === "set") {
    const { to } = (found.value ?? { to: 0 }) as { readonly to: number };
    if (!Number.isInteger(to) || Math.abs(to) > 9999)
      throw new Error(`set to ${to}: ${JSON.stringify(clause)}`);
  }
}
