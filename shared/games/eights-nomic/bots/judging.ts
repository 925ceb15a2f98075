import type { DiceReader } from "#shared/chance/dice.ts";
import { offers } from "#shared/contract/seen.ts";
import type { View } from "#shared/contract/view.ts";
import { areEquivalent } from "../canonical.ts";
import { nullName, type StartingRule } from "../startingRules.ts";
import { whole } from "../text/whole.en.ts";
import type { NomicSeen } from "../standing.ts";
import type { Facts, Modify, Move, Options } from "../types.ts";
import type { Field } from "./field.ts";
import { after, imaginedRound, isLostFor } from "./imagined.ts";

/** Announcements are in the record's language, whoever reads them. */
export const cannotJudge = whole.bots.cannotJudge;

/** The rule that a change which ends the game at once is said to contradict, if it is in force. */
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

export const changeUnderWay = ({ facts: { pending } }: Pick<NomicSeen, "facts">): Modify | null =>
  pending?.command.type === "modify" ? pending.command : null;

/** Excludes clauses, repeals and rules whose text is only their name (EN-20). */
const isPlainText = ({ clause, name, text }: Modify): boolean =>
  clause === null && !areEquivalent(name, nullName) && !areEquivalent(name, text);

function objection({ facts }: NomicSeen): Move {
  const rule = facts.rules.find(({ name }) => name === cited) ?? facts.rules[0];
  return rule ? { type: "object", rule: rule.name } : { type: "agree" };
}
