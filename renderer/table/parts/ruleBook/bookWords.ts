// What does the rule book say, in the language that is spoken now?

import { partText } from "#renderer/text/text.ts";
import type { RuleBookText } from "#renderer/text/en/parts/ruleBook.ts";

/** Only where its pages are, which come with their words; throws elsewhere. */
export function bookWords(): RuleBookText {
  const words = partText("ruleBook");
  if (!words) throw new Error("the words of the rule book have not been loaded");
  return words;
}
