import type { Json } from "#shared/contract/json.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Clause } from "#shared/games/eights-nomic/clauses/clause.ts";
import { longestName as longestProperty } from "#shared/games/eights-nomic/clauses/form.ts";
import {
  choicesOf,
  sayGroup,
  sayName,
  saySlot,
  sayText,
  templates as ready,
  type Slot,
  type SlotValues,
} from "#shared/games/eights-nomic/clauses/templates.ts";
import { sayClause } from "#shared/games/eights-nomic/clauses/words.ts";
import { clauseProblem } from "#shared/games/eights-nomic/obstacles.ts";
import { bookObjection, longestName } from "#shared/games/eights-nomic/ruleBook.ts";
import { readBook } from "#shared/games/eights-nomic/ruleBookFile.ts";
import { standingIn, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Modify } from "#shared/games/eights-nomic/types.ts";
import { jsonProblem } from "#shared/record/jsonProblem.ts";
import { sentence } from "#renderer/text/text.ts";

export { firstRules } from "#shared/games/eights-nomic/clauses/templates.ts";
export { areEquivalent } from "#shared/games/eights-nomic/canonical.ts";
export { longestText } from "#shared/games/eights-nomic/ruleBook.ts";
export { bookText } from "#shared/games/eights-nomic/ruleBookFile.ts";

/** EN-1: each game begins with its own sixteen rules, so rules from a file can only be proposed. */
export const readRules = (text: string): ReturnType<typeof readBook> => readBook(text, jsonProblem);

/** Expects a clause that was checked when it was proposed or read. */
export const clauseWords = (clause: Json): string => sentence(sayClause(clause as Clause));

/** What is wrong with a proposal, in words, by the field beside which it is shown. */
export type Problems = { readonly [P in "rule" | "name" | "text" | "clause"]?: string };

/** EN-2: the field of each refusal. */
const places: { readonly [key: string]: keyof Problems } = {
  noSuchRule: "rule",
  nameLength: "name",
  nameTaken: "name",
  textLength: "text",
  sameText: "text",
  nullIntoNull: "text",
  repealWithClause: "clause",
};
const placeOf = ({ key }: RuleError): keyof Problems => places[key.split(".").at(-1)!] ?? "text";

/** A name that no rule has, to find the problems besides that of the name. */
const otherName = "0123456789".repeat(longestName / 10);

/** EN-2, EN-27: also finds a clause that fails at this moment. */
export function problemsOf(seen: NomicSeen, change: Modify): Problems {
  const { facts, viewer } = seen;
  const problems: { -readonly [P in keyof Problems]: Problems[P] } = {};
  for (const tried of [change, { ...change, name: otherName }]) {
    const refusal = bookObjection(facts, tried);
    if (refusal) problems[placeOf(refusal.error)] ??= sentence(refusal.error);
  }
  const wrong =
    viewer === "spectator"
      ? null
      : clauseProblem({ standing: standingIn(seen), seat: viewer }, change.clause);
  if (wrong) problems.clause ??= sentence(wrong.error);
  return problems;
}

const slotOf = ([id, slot]: readonly [string, Slot]) => ({
  longest: longestProperty,
  ...slot,
  id,
  label: sentence(saySlot(id as Parameters<typeof saySlot>[0])),
  options: choicesOf(slot).map(({ value, said }) => ({ value, label: sentence(said) })),
});

/** EN-7: the ready rules in words. */
export const templates = () =>
  ready.map((template) => {
    const slots = Object.entries(template.slots).map(slotOf);
    const first = Object.fromEntries(slots.map((slot) => [slot.id, slot.first]));
    return {
      id: template.id,
      group: sentence(sayGroup(template.group)),
      name: sentence(sayName(template, first)),
      about: sentence(sayText(template, first)),
      slots,
      first,
      make: (values: SlotValues) => ({
        name: sentence(sayName(template, values)),
        text: sentence(sayText(template, values)),
        clause: template.clause(values),
      }),
    };
  });
export type Template = ReturnType<typeof templates>[number];
