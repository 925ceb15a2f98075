import { textProblem } from "#shared/contract/freeText.ts";
import { shown } from "#shared/contract/json.ts";
import { saying, type Said } from "#shared/text/said.ts";
import { areEquivalent, canonical, hashOf } from "./canonical.ts";
import type { Clause } from "./clauses/clause.ts";
import { readClause } from "./clauses/form.ts";
import { longestName, longestText, type Book } from "./ruleBook.ts";
import { nullName, nullText } from "./startingRules.ts";
import type { Text } from "./text/whole.en.ts";
import type { Modify, Rule } from "./types.ts";

const ruleBookFormat = "rule-book/1";
/** Characters, more than any book of this many rules needs. */
const largestFile = 2_000_000;
export const mostRules = 500;

/** Without the owner, who was a seat of one game. */
export type WrittenRule = Pick<Rule, "name" | "text" | "clause">;

export interface RuleBookFile {
  readonly format: typeof ruleBookFormat;
  readonly game: "eights-nomic";
  /** In the order of coming into force. */
  readonly rules: readonly WrittenRule[];
  /** `hashOf` the rules, the same as in the round's facts and in its record. */
  readonly sha256: string;
}

const say = saying<Text["book"]>("eights-nomic.book");

export const writtenBook = ({ rules }: Pick<Book, "rules">): RuleBookFile => {
  const written = rules.map(({ name, text, clause }): WrittenRule => ({ name, text, clause }));
  return { format: ruleBookFormat, game: "eights-nomic", rules: written, sha256: hashOf(written) };
};

export const bookText = (book: Pick<Book, "rules">): string =>
  `${JSON.stringify(writtenBook(book), null, 1)}\n`;

export type ReadBook =
  | { readonly ok: true; readonly book: RuleBookFile }
  | { readonly ok: false; readonly problem: Said };

const failed = (problem: Said): { readonly ok: false; readonly problem: Said } => ({
  ok: false,
  problem,
});

const fields = ["format", "game", "rules", "sha256"] as const;
const ruleFields = ["name", "text", "clause"] as const;

type Fields = { readonly [field: string]: unknown };
const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const surplusIn = (value: Fields, known: readonly string[]): string | null =>
  Object.keys(value).find((field) => !known.includes(field)) ?? null;

/** `problem` explains why a text is not JSON (`jsonProblem`). */
export function readBook(text: string, problem: (text: string, thrown: unknown) => Said): ReadBook {
  if (text.length > largestFile) return failed(say("tooLarge", { most: largestFile }));
  try {
    return bookIn(JSON.parse(text));
  } catch (error) {
    return failed(say("notJson", { problem: problem(text, error) }));
  }
}

export function bookIn(value: unknown): ReadBook {
  if (!isObject(value)) return failed(say("notABook"));
  if (value["format"] !== ruleBookFormat)
    return failed(say("format", { format: ruleBookFormat, value: shown(value["format"]) }));
  if (value["game"] !== "eights-nomic") return failed(say("game", { value: shown(value["game"]) }));
  const surplus = surplusIn(value, fields);
  if (surplus !== null)
    return failed(say("surplus", { where: "", field: shown(surplus), known: fields }));
  const { rules: list, sha256 } = value;
  if (!Array.isArray(list) || list.length === 0 || list.length > mostRules)
    return failed(say("noRules", { most: mostRules }));
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256))
    return failed(say("hash", { value: shown(sha256) }));
  const read = rulesIn(list);
  if (!read.ok) return read;
  const own = hashOf(read.rules);
  if (own !== sha256) return failed(say("otherHash", { hash: sha256, own }));
  return {
    ok: true,
    book: { format: ruleBookFormat, game: "eights-nomic", rules: read.rules, sha256: own },
  };
}

type ReadRules =
  | { readonly ok: true; readonly rules: readonly WrittenRule[] }
  | { readonly ok: false; readonly problem: Said };

function rulesIn(list: readonly unknown[]): ReadRules {
  const rules: WrittenRule[] = [];
  const [names, texts] = [new Map<string, string>(), new Map<string, string>()];
  for (const [at, value] of list.entries()) {
    const read = ruleIn(value, at);
    if (!read.ok) return read;
    const { name, text } = read.rule;
    const [namesake, same] = [names.get(canonical(name)), texts.get(canonical(text))];
    if (namesake !== undefined) return failed(say("sameName", { at, rule: namesake }));
    if (same !== undefined) return failed(say("sameText", { at, rule: same }));
    names.set(canonical(name), name);
    texts.set(canonical(text), name);
    rules.push(read.rule);
  }
  const hasNull = rules.some(
    ({ name, text, clause }) => name === nullName && text === nullText && clause === null,
  );
  return hasNull ? { ok: true, rules } : failed(say("noNull"));
}

type ReadRule =
  | { readonly ok: true; readonly rule: WrittenRule }
  | { readonly ok: false; readonly problem: Said };

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" &&
  value.trim() !== "" &&
  value.length <= 2 * most &&
  Array.from(value).length <= most;

function ruleIn(value: unknown, at: number): ReadRule {
  if (!isObject(value)) return failed(say("notARule", { at }));
  const surplus = surplusIn(value, ruleFields);
  if (surplus !== null)
    return failed(
      say("surplus", { where: `rules.${at}: `, field: shown(surplus), known: ruleFields }),
    );
  const { name, text, clause } = value;
  if (!isText(name, longestName)) return failed(say("name", { at, most: longestName }));
  if (!isText(text, longestText)) return failed(say("text", { at, most: longestText }));
  for (const [field, words] of [
    ["name", name],
    ["text", text],
  ] as const) {
    const problem = textProblem(words);
    if (problem) return failed(say("words", { at, field, problem }));
  }
  const read = clause === null ? { ok: true as const, clause: null } : readClause(clause);
  return read.ok
    ? { ok: true, rule: { name, text, clause: read.clause } }
    : failed(say("clause", { at, problem: read.problem }));
}

/**
 * EN-2: only what the book has beyond the rules in force. Rules of the same name are modified,
 * others added.
 */
export function proposalsOf({ rules }: RuleBookFile, book: Pick<Book, "rules">): readonly Modify[] {
  return rules.flatMap(({ name, text, clause }): readonly Modify[] => {
    const namesake = book.rules.find((rule) => areEquivalent(rule.name, name));
    if (
      namesake?.name === nullName ||
      (namesake && areEquivalent(namesake.text, text) && isAlike(namesake.clause, clause))
    )
      return [];
    return [{ type: "modify", rule: namesake?.name ?? nullName, name, text, clause }];
  });
}

const isAlike = (one: Clause | null, other: Clause | null): boolean =>
  hashOf([{ name: "", text: "", clause: one }]) === hashOf([{ name: "", text: "", clause: other }]);
