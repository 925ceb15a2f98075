import { common } from "#shared/text/en/index.ts";
import { sentenceIn, type Texts } from "#shared/text/sentence.ts";
import { sayName, sayText, type SlotValues, type Template } from "../clauses/templates.ts";
import { whole as words } from "../text/whole.en.ts";
import type { Modify } from "../types.ts";

/** Rules are written in the record's language. */
const texts: Texts = { common, games: { "eights-nomic": words } };

/** `rule`: the name of the one that it replaces. */
export const changeBy = (template: Template, values: SlotValues, rule: string): Modify => ({
  type: "modify",
  rule,
  name: sentenceIn(texts, sayName(template, values)),
  text: sentenceIn(texts, sayText(template, values)),
  clause: template.clause(values),
});
