import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/seen.ts";
import { areEquivalent } from "../canonical.ts";
import { nullName, type StartingRule } from "../startingRules.ts";
import { whole } from "../text/whole.en.ts";
import { changeUnderWay, type NomicSeen } from "../seen.ts";
import type { Modify, Move } from "../types.ts";
import { after, imaginedRound, isLostFor, type Field, type NomicView } from "./field.ts";

/** Announcements are in the record's language, whoever reads them. */
export const cannotJudge = whole.bots.cannotJudge;

/** The rule that a change which ends the game at once is said to contradict, if it is in force. */
const cited: StartingRule = "Turns";

export function answer(view: NomicView, { seen, seat }: Field, dice: DiceReader): Move {
  const change = changeUnderWay(seen);
  const { rules, pending } = seen.facts;
  const rule = rules.find(({ name }) => name === cited) ?? rules[0];
  const isAgainst =
    change &&
    endsGames(change) &&
    offers(seen, "object") &&
    isLostFor(after(imaginedRound(view, dice), pending?.seat ?? seat, change), seat);
  return isAgainst && rule ? { type: "object", rule: rule.name } : { type: "agree" };
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
