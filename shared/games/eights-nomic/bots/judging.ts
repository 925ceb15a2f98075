import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { areEquivalent } from "../canonical.ts";
import { readClause } from "../clauses/form.ts";
import { afterInCycle } from "../standing.ts";
import { nullName, type StartingRule } from "../startingRules.ts";
import { whole } from "../text/whole.en.ts";
import { changeUnderWay, type NomicSeen } from "../seen.ts";
import type { Modify, Move } from "../types.ts";
import { after, imaginedRound, isLostFor, type Field, type NomicView } from "./field.ts";

/** Announcements are in the record's language, whoever reads them. */
export const cannotJudge = whole.bots.cannotJudge;

/** The rule that a change is said to contradict, if it is in force. */
const cited: StartingRule = "Turns";

export function answer(view: NomicView, { seen, seat }: Field, dice: DiceReader): Move {
  const change = changeUnderWay(seen);
  const rule = seen.facts.rules.find(({ name }) => name === cited) ?? seen.facts.rules[0];
  const isLost = (its: Modify) =>
    endsGames(its) &&
    isLostFor(after(imaginedRound(view, dice), seen.facts.pending?.seat ?? seat, its), seat);
  const isAgainst =
    change && offers(seen, "object") && (costsCards(seen, change, seat) || isLost(change));
  return isAgainst && rule ? { type: "object", rule: rule.name } : { type: "agree" };
}

/**
 * The rule would make its author's neighbour, this seat, draw cards. One of two players does not
 * object to that, or no such rule would ever come into force.
 */
export function costsCards({ facts }: NomicSeen, { clause }: Modify, seat: Seat): boolean {
  const { pending, turnCycle } = facts;
  if (!pending || turnCycle.length < 3 || afterInCycle(facts, pending.seat) !== seat) return false;
  const read = readClause(clause);
  if (!read.ok || read.clause.do !== "then") return false;
  const { effect } = read.clause;
  return effect.effect === "draw" && effect.who === "next";
}

/** True before a change in plain text is agreed to. One bot speaks for all. */
export function mustSay(seen: NomicSeen): boolean {
  const change = changeUnderWay(seen);
  return (
    change !== null &&
    isPlainText(change) &&
    seen.facts.announcements.every(({ text }) => text !== cannotJudge)
  );
}

/** Checks only the change's own clause, not what the rules in force make of the change. */
export const endsGames = ({ clause }: Modify): boolean =>
  clause !== null && typeof clause === "object" && "do" in clause && clause.do === "endGame";

/** Excludes clauses, repeals and rules whose text is only their name (EN-20). */
const isPlainText = ({ clause, name, text }: Modify) =>
  clause === null && !areEquivalent(name, nullName) && !areEquivalent(name, text);
