import type { DiceReader } from "#shared/chance/dice.ts";
import { sentenceIn, type Texts } from "#shared/text/sentence.ts";
import { common } from "#shared/text/en/index.ts";
import {
  choicesOf,
  sayName,
  sayText,
  templates,
  type Slot,
  type SlotValues,
  type Template,
} from "../clauses/templates.ts";
import { passing } from "../legal.ts";
import { obstacle } from "../obstacles.ts";
import { nullName } from "../startingRules.ts";
import { whole as words } from "../text/whole.en.ts";
import type { Modify, Rule } from "../types.ts";
import type { Field } from "./field.ts";

/** Rules are written in the language of the record. */
const texts: Texts = { common, games: { "eights-nomic": words } };

/**
 * People judge texts, and bots cannot: they take what the machine enforces, and make up no words.
 */
const usable = templates.filter(({ slots }) =>
  Object.values(slots).every(({ kind }) => kind !== "text"),
);
/**
 * Of ten changes so many replace a rule with a clause, where there is one; the others add a rule.
 */
const replacing = 3;
/** How far from its first value a number may lie. */
const spread = 2;
/** So many tries for each change that is wanted. */
const triesEach = 6;

/** At most `most` different ones that may be made now. */
export function proposals(field: Field, most: number, dice: DiceReader): readonly Modify[] {
  const found: Modify[] = [];
  for (let tries = 0; tries < most * triesEach && found.length < most; tries += 1) {
    const change = drawn(field, dice);
    if (
      change &&
      !found.some(({ name }) => name === change.name) &&
      obstacle(field.giver, change) === null
    )
      found.push(change);
  }
  return found;
}

/** EN-20: where nothing else may be written, a rule that says no more than its name. */
export const emptyRule = ({ seen }: Field): Modify => passing(seen.facts);

function drawn({ seen, seat }: Field, dice: DiceReader): Modify | null {
  const template = usable[dice.below(Math.max(1, usable.length))];
  if (!template) return null;
  const values = filled(template, dice);
  const clause = template.clause(values);
  if (clause === null) return null;
  const replaceable = seen.facts.rules.filter(
    ({ clause: had, owner }) => had !== null && owner !== seat,
  );
  const rule: Rule | undefined =
    dice.below(10) < replacing
      ? replaceable[dice.below(Math.max(1, replaceable.length))]
      : undefined;
  return {
    type: "modify",
    rule: rule?.name ?? nullName,
    name: sentenceIn(texts, sayName(template, values)),
    text: sentenceIn(texts, sayText(template, values)),
    clause,
  };
}

const filled = ({ slots }: Template, dice: DiceReader): SlotValues =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, valueOf(slot, dice)]));

function valueOf(slot: Slot, dice: DiceReader): string | number {
  if (slot.kind === "number") {
    const [least, most] = [
      Math.max(slot.least, slot.first - spread),
      Math.min(slot.most, slot.first + spread),
    ];
    return least + dice.below(most - least + 1);
  }
  const choices = choicesOf(slot);
  return choices[dice.below(Math.max(1, choices.length))]?.value ?? slot.first;
}
