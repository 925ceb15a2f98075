import { refused, type Refusal } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { areEquivalent, canonical, hashOf } from "./canonical.ts";
import type { Clause } from "./clauses/clause.ts";
import { say } from "./say.ts";
import { nullName, nullRule, startingRules, type StartingRule } from "./startingRules.ts";
import type { Change, Facts, Modify, Options, Rule } from "./types.ts";

/** EN-2: in characters. */
export const longestName = 40;
export const longestText = 2000;
const lengthOf = (text: string) => Array.from(text).length;

export type Book = Pick<Facts, "rules" | "history" | "ruleBook">;

export const startingBook: Book = {
  rules: startingRules,
  history: [],
  ruleBook: hashOf(startingRules),
};

type Canonical = Readonly<{ name: string; text: string }>;
/** A cache: rules never change, and each is compared with every proposal. */
const canonicals = new WeakMap<Rule, Canonical>();

export function canonicalOf(rule: Rule): Canonical {
  const known = canonicals.get(rule);
  if (known) return known;
  const made = { name: canonical(rule.name), text: canonical(rule.text) };
  canonicals.set(rule, made);
  return made;
}

/** EN-5: an exact name precedes an equivalent one. */
export function ruleNamed({ rules }: Pick<Book, "rules">, name: string): Rule | null {
  const wanted = canonical(name);
  return (
    rules.find((rule) => rule.name === name) ??
    rules.find((rule) => canonicalOf(rule).name === wanted) ??
    null
  );
}

const isNull = ({ name }: Pick<Rule, "name">) => name === nullName;

/**
 * EN-2: a starting rule is out of force once it was modified, whatever became of it and whichever
 * rule has its name now.
 */
export const isInForce = ({ history }: Pick<Book, "history">, name: StartingRule): boolean =>
  !history.some(({ from }) => from.name === name && from.owner === "host" && from.version === 1);

/** EN-10: repeals do not count. */
export const broughtBy = (history: readonly Change[], seat: Seat): number =>
  history.reduce(
    (count, change) => count + (change.seat === seat && !isNull(change.to) ? 1 : 0),
    0,
  );

/** EN-6: the owner judges commands by such a rule. */
export const isJudged = ({ owner, clause }: Rule): boolean => owner !== "host" && clause === null;

/** Empty with `judgeSeconds` 0: owners agree at once. */
export const judgedBy = (
  { judgeSeconds }: Options,
  { rules }: Pick<Facts, "rules">,
  seat: Seat,
): readonly string[] =>
  judgeSeconds > 0
    ? rules.filter((rule) => rule.owner === seat && isJudged(rule)).map(({ name }) => name)
    : [];

/** EN-2 */
export function bookObjection(
  book: Pick<Book, "rules">,
  { rule, name, text, clause }: Modify,
): Refusal | null {
  const from = ruleNamed(book, rule);
  if (!from) return refused("EN-2", say("noSuchRule", { rule }));
  if (lengthOf(name) > longestName || name.trim() === "")
    return refused("EN-2", say("nameLength", { most: longestName }));
  if (lengthOf(text) > longestText || text.trim() === "")
    return refused("EN-2", say("textLength", { most: longestText }));
  if (areEquivalent(text, nullRule.text)) return intoNull(from, name, clause);
  const others = book.rules.filter((other) => isNull(other) || other !== from);
  const proposed = { name: canonical(name), text: canonical(text) };
  const namesake = others.find((other) => canonicalOf(other).name === proposed.name);
  if (namesake) return refused("EN-2", say("nameTaken", { rule: namesake.name }));
  const same = others.find((other) => canonicalOf(other).text === proposed.text);
  return same ? refused("EN-2", say("sameText", { rule: same.name })) : null;
}

/** EN-2: the text of NullRule goes only with its name, and NullRule itself does not change. */
function intoNull(from: Rule, name: string, clause: unknown) {
  if (isNull(from)) return refused("EN-2", say("nullIntoNull"));
  if (!areEquivalent(name, nullName)) return refused("EN-2", say("sameText", { rule: nullName }));
  return clause === null ? null : refused("EN-2", say("repealWithClause"));
}

/** EN-2, EN-4: expects a change that is permitted. */
export function amended(
  { rules, history }: Book,
  by: Readonly<{ seat: Seat; turn: number }>,
  { rule, name, text }: Modify,
  clause: Clause | null,
): Book & { readonly change: Change } {
  const from = ruleNamed({ rules }, rule) ?? nullRule;
  const isRepeal = areEquivalent(text, nullRule.text);
  const to: Rule = isRepeal
    ? nullRule
    : { name, text, clause, owner: by.seat, version: isNull(from) ? 1 : from.version + 1 };
  const stay = isNull(from) ? rules : rules.filter((other) => other !== from);
  const change: Change = { seat: by.seat, turn: by.turn, from, to };
  const now = isRepeal ? stay : [...stay, to];
  return { rules: now, history: [...history, change], ruleBook: hashOf(now), change };
}

/** EN-22 */
export function handedToHost({ rules, history, ruleBook }: Book, seat: Seat): Book {
  if (!rules.some(({ owner }) => owner === seat)) return { rules, history, ruleBook };
  const now = rules.map((rule): Rule => (rule.owner === seat ? { ...rule, owner: "host" } : rule));
  return { rules: now, history, ruleBook: hashOf(now) };
}
