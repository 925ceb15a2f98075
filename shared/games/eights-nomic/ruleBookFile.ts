import { textProblem } from "#shared/contract/freeText.ts";
import { shown } from "#shared/contract/json.ts";
import { SaidError, saying, type Said } from "#shared/text/said.ts";
import { canonical, hashOf } from "./canonical.ts";
import { readClause } from "./clauses/form.ts";
import { longestName, longestText, type Book } from "./ruleBook.ts";
import { nullName, nullText } from "./startingRules.ts";
import type { Text } from "./text/whole.en.ts";
import type { Rule } from "./types.ts";

const ruleBookFormat = "rule-book/1";
/** Characters, more than any book of this many rules needs. */
const largestFile = 2_000_000;
export const mostRules = 500;

/** Without the owner, who was a seat of one game. */
export type WrittenRule = Pick<Rule, "name" | "text" | "clause">;

export type RuleBookFile = Readonly<{
  format: typeof ruleBookFormat;
  game: "eights-nomic";
  /** In the order of coming into force. */
  rules: readonly WrittenRule[];
  /** `hashOf` the rules, the same as in the round's facts and in its record. */
  sha256: string;
}>;

const say = saying<Text["book"]>("eights-nomic.book");

export const writtenBook = ({ rules }: Pick<Book, "rules">): RuleBookFile => {
  const written = rules.map(({ name, text, clause }): WrittenRule => ({ name, text, clause }));
  return { format: ruleBookFormat, game: "eights-nomic", rules: written, sha256: hashOf(written) };
};

export const bookText = (book: Pick<Book, "rules">): string =>
  `${JSON.stringify(writtenBook(book), null, 1)}\n`;

export type ReadBook =
  | Readonly<{ ok: true; book: RuleBookFile }>
  | Readonly<{ ok: false; problem: Said }>;

class Unreadable extends SaidError {}

function fail(problem: Said): never {
  throw new Unreadable(problem);
}

type Fields = { readonly [field: string]: unknown };
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkFields(value: Fields, where: string, known: readonly string[]): void {
  const surplus = Object.keys(value).find((field) => !known.includes(field));
  if (surplus !== undefined) fail(say("surplus", { where, field: shown(surplus), known }));
}

/** `problem` explains why a text is not JSON (`jsonProblem`). */
export function readBook(text: string, problem: (text: string, thrown: unknown) => Said): ReadBook {
  if (text.length > largestFile)
    return { ok: false, problem: say("tooLarge", { most: largestFile }) };
  try {
    return { ok: true, book: bookIn(JSON.parse(text)) };
  } catch (error) {
    return {
      ok: false,
      problem:
        error instanceof Unreadable
          ? error.said
          : say("notJson", { problem: problem(text, error) }),
    };
  }
}

function bookIn(value: unknown): RuleBookFile {
  if (!isObject(value)) return fail(say("notABook"));
  const { format, game, rules: list, sha256 } = value;
  if (format !== ruleBookFormat)
    return fail(say("format", { format: ruleBookFormat, value: shown(format) }));
  if (game !== "eights-nomic") return fail(say("game", { value: shown(game) }));
  checkFields(value, "", ["format", "game", "rules", "sha256"]);
  if (!Array.isArray(list) || list.length === 0 || list.length > mostRules)
    return fail(say("noRules", { most: mostRules }));
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256))
    return fail(say("hash", { value: shown(sha256) }));
  const rules = rulesIn(list);
  const own = hashOf(rules);
  if (own !== sha256) fail(say("otherHash", { hash: sha256, own }));
  return { format, game, rules, sha256 };
}

function rulesIn(list: readonly unknown[]): readonly WrittenRule[] {
  const [names, texts] = [new Map<string, string>(), new Map<string, string>()];
  const rules = list.map((value, at) => {
    const written = ruleIn(value, at);
    const [name, text] = [canonical(written.name), canonical(written.text)];
    const [namesake, same] = [names.get(name), texts.get(text)];
    if (namesake !== undefined) fail(say("sameName", { at, rule: namesake }));
    if (same !== undefined) fail(say("sameText", { at, rule: same }));
    names.set(name, written.name);
    texts.set(text, written.name);
    return written;
  });
  const hasNull = rules.some(
    ({ name, text, clause }) => name === nullName && text === nullText && clause === null,
  );
  return hasNull ? rules : fail(say("noNull"));
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" &&
  value.trim() !== "" &&
  value.length <= 2 * most &&
  Array.from(value).length <= most;

function ruleIn(value: unknown, at: number): WrittenRule {
  if (!isObject(value)) return fail(say("notARule", { at }));
  checkFields(value, `rules.${at}: `, ["name", "text", "clause"]);
  const { name, text, clause } = value;
  if (!isText(name, longestName)) return fail(say("name", { at, most: longestName }));
  if (!isText(text, longestText)) return fail(say("text", { at, most: longestText }));
  for (const [field, words] of Object.entries({ name, text })) {
    const problem = textProblem(words);
    if (problem) fail(say("words", { at, field: field as "name" | "text", problem }));
  }
  if (clause === null) return { name, text, clause };
  const read = readClause(clause);
  return read.ok
    ? { name, text, clause: read.clause }
    : fail(say("clause", { at, problem: read.problem }));
}
