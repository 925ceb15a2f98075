import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/asked.ts";
import type { View } from "#shared/contract/view.ts";
import { areEquivalent } from "../canonical.ts";
import { nullName, type StartingRule } from "../startingRules.ts";
import { whole } from "../text/whole.en.ts";
import type { NomicSeen } from "../standing.ts";
import type { Facts, Modify, Move, Options } from "../types.ts";
import type { Field } from "./field.ts";
import { after, imaginedRound, isLostFor } from "./imagined.ts";

/** Announcements are words of the record's own language, whoever reads them. */
export const cannotJudge = whole.bots.cannotJudge;

/**
 * The starting rule that a change which ends the game at once is said to contradict, if it is in
 * force.
 */
const cited: StartingRule = "Turns";

export function answer(
  view: View<Options, Facts, Move>,
  { seen, seat }: Field,
  dice: DiceReader,
): Move {
  const change = changeUnderWay(seen);
  const isAgainst =
    change &&
    endsGames(change) &&
    offers(seen, "object") &&
    isLostFor(after(imaginedRound(view, dice), seen.facts.pending?.seat ?? seat, change), seat);
  return isAgainst ? objection(seen) : { type: "agree" };
}

/**
 * Before it agrees to a change in plain text: that it cannot judge it. By anybody: one bot says it
 * for all.
 */
export function mustSay(seen: NomicSeen): boolean {
  const change = changeUnderWay(seen);
  return (
    change !== null &&
    isPlainText(change) &&
    seen.facts.announcements.every(({ text }) => text !== cannotJudge)
  );
}

/** By a clause of its own; what a rule in force makes of a change is no fault of the change. */
export const endsGames = ({ clause }: Modify): boolean =>
  clause !== null && typeof clause === "object" && "do" in clause && clause.do === "endGame";

export const changeUnderWay = ({ facts: { pending } }: Pick<NomicSeen, "facts">): Modify | null =>
  pending?.command.type === "modify" ? pending.command : null;

/**
 * For people to judge: no clause, no repeal, and none of the rules that say no more than their name
 * (EN-20).
 */
const isPlainText = ({ clause, name, text }: Modify): boolean =>
  clause === null && !areEquivalent(name, nullName) && !areEquivalent(name, text);

function objection({ facts }: NomicSeen): Move {
  const rule = facts.rules.find(({ name }) => name === cited) ?? facts.rules[0];
  return rule ? { type: "object", rule: rule.name } : { type: "agree" };
}
