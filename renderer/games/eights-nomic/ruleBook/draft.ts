import { nullName, nullRule, type NomicSeen } from "#shared/games/eights-nomic/seen.ts";
import type { Modify, Rule } from "#shared/games/eights-nomic/types.ts";
import { beginBuilding, clauseIn } from "../building.ts";
import { areEquivalent, problemsOf, templates, type Problems, type Template } from "../craft.ts";
import type { Draft, Drafts, Way, Wording } from "./bookDesk.ts";

export const isNew = ({ rule }: Pick<Draft, "rule">): boolean => rule === nullName;

export const emptyDraft: Draft = {
  rule: nullName,
  isRepeal: false,
  way: "template",
  name: "",
  text: "",
  filled: null,
  building: null,
};

/** A change that is worded already; its clause was checked. */
export const draftOf = ({ rule, name, text, clause }: Omit<Modify, "type">): Draft => ({
  rule,
  isRepeal: name === nullName,
  way: clause === null ? "text" : "blocks",
  name,
  text,
  filled: null,
  building: clause === null ? null : beginBuilding(clause as Rule["clause"]),
});

/** Returns the existing draft of the rule, else one that starts from the rule in force. */
export function draftOn(rule: Wording, drafts: Drafts): Draft {
  const before = drafts.find((draft) => draft.rule === rule.name);
  if (before) return before;
  return isNew({ rule: rule.name }) ? emptyDraft : draftOf({ ...rule, rule: rule.name });
}

/**
 * Returns a wording from elsewhere as a draft: of the rule in force with its name, or as a new
 * rule.
 */
export const draftFrom = (rules: readonly Rule[], wording: Wording): Draft =>
  draftOf({
    ...wording,
    rule: rules.find(({ name }) => areEquivalent(name, wording.name))?.name ?? nullName,
  });

/** Those of the wordings that are not in force word for word; those cannot be proposed. */
export const notInForce = (
  rules: readonly Rule[],
  wordings: readonly Wording[],
): readonly Wording[] =>
  wordings.filter(
    ({ name, text, clause }) =>
      name !== nullName &&
      !rules.some(
        (rule) =>
          rule.name === name &&
          rule.text === text &&
          JSON.stringify(rule.clause) === JSON.stringify(clause),
      ),
  );

export const templateOf = ({ filled }: Draft): Template | null =>
  templates().find(({ id }) => id === filled?.template) ?? null;

type Values = NonNullable<Draft["filled"]>["values"];

/** Words that came from the template follow its slots; edited ones stay. */
function remade(draft: Draft, template: Template, values: Values): Draft {
  const made = template.make(values);
  const before = draft.filled?.template === template.id ? template.make(draft.filled.values) : null;
  const follow = (part: "name" | "text") =>
    before === null || draft[part] === before[part] ? made[part] : draft[part];
  return {
    ...draft,
    filled: { template: template.id, values },
    name: follow("name"),
    text: follow("text"),
  };
}

export const takeTemplate = (draft: Draft, template: Template): Draft =>
  remade(draft, template, template.first);

export const fillSlot = (
  draft: Draft,
  template: Template,
  slot: string,
  value: string | number,
): Draft => remade(draft, template, { ...(draft.filled?.values ?? template.first), [slot]: value });

const templateClause = (draft: Draft) =>
  draft.filled ? templateOf(draft)?.make(draft.filled.values).clause : undefined;

/** Switching to blocks takes over the filled template; other switches keep what was there. */
export function turnTo(draft: Draft, way: Way): Draft {
  const clause = (draft.way === "template" && templateClause(draft)) || null;
  return {
    ...draft,
    way,
    building:
      way === "blocks" && (clause || !draft.building) ? beginBuilding(clause) : draft.building,
  };
}

/** Returns what the table would enforce: null for nothing, undefined while that is incomplete. */
function clauseOf(draft: Draft) {
  if (draft.way === "text") return null;
  if (draft.way === "template") return templateClause(draft);
  return (draft.building && clauseIn(draft.building)) ?? undefined;
}

const changeTo = (
  { rule, name, text }: Pick<Draft, "rule" | "name" | "text">,
  clause: Rule["clause"],
): Modify => ({ type: "modify", rule, name: name.trim(), text: text.trim(), clause });

/** Returns null while there is nothing to propose. Trims spaces around the words. */
export function proposalOf(draft: Draft): Modify | null {
  if (draft.isRepeal) return changeTo({ ...nullRule, rule: draft.rule }, null);
  const clause = clauseOf(draft);
  return clause === undefined ? null : changeTo(draft, clause);
}

/** Leaves out an incomplete clause, whose blocks report their own problems. */
export const problemsIn = (seen: NomicSeen, draft: Draft): Problems =>
  problemsOf(seen, proposalOf(draft) ?? changeTo(draft, null));

const plain = (words: string) => words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export function foundTemplates(search: string): readonly Template[] {
  const wanted = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return templates().filter(({ name, about, group }) => {
    const words = plain(`${name} ${about} ${group}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}
