import type { AnySeen } from "#shared/contract/seen.ts";
import type {
  Building,
  Clause,
  Problems,
  Proposal,
  Rule,
  RuleBookHooks,
  RuleCraft,
  SlotValue,
  SlotValues,
  Template,
  Wording,
} from "./bookHooks.ts";

export const ways = ["template", "text", "blocks"] as const;
export type Way = (typeof ways)[number];

type Filled = { readonly template: string; readonly values: SlotValues };

export type Draft = {
  readonly rule: string;
  readonly isRepeal: boolean;
  readonly way: Way;
  readonly name: string;
  readonly text: string;
  readonly filled: Filled | null;
  readonly building: Building | null;
};

type Nothing = Pick<RuleBookHooks, "nothing">;

export const isNew = ({ nothing }: Nothing, { rule }: Pick<Draft, "rule">): boolean =>
  rule === nothing.name;

export const emptyDraft = ({ nothing }: Nothing): Draft => ({
  rule: nothing.name,
  isRepeal: false,
  way: "template",
  name: "",
  text: "",
  filled: null,
  building: null,
});

const wayOf = ({ builder }: Pick<RuleCraft, "builder">, { clause }: Wording): Way =>
  clause === null || !builder ? "text" : "blocks";
const builtOf = ({ builder }: Pick<RuleCraft, "builder">, clause: Clause | null): Building | null =>
  clause === null || !builder ? null : builder.begin(clause);

export type Drafts = readonly Draft[];

export const withDraft = (drafts: Drafts, draft: Draft): Drafts => [
  ...drafts.filter(({ rule }) => rule !== draft.rule),
  draft,
];

/** Returns the existing draft of the rule, else one that starts from the rule in force. */
export function draftOn(
  hooks: Nothing,
  craft: Pick<RuleCraft, "builder">,
  rule: Wording,
  drafts: Drafts,
): Draft {
  const before = drafts.find((draft) => draft.rule === rule.name);
  if (before) return before;
  if (rule.name === hooks.nothing.name) return emptyDraft(hooks);
  return {
    rule: rule.name,
    isRepeal: false,
    way: wayOf(craft, rule),
    name: rule.name,
    text: rule.text,
    filled: null,
    building: builtOf(craft, rule.clause),
  };
}

export function draftOf(
  hooks: Nothing,
  craft: Pick<RuleCraft, "builder">,
  { rule, to }: Proposal,
): Draft {
  return {
    rule,
    isRepeal: to.name === hooks.nothing.name,
    way: wayOf(craft, to),
    name: to.name,
    text: to.text,
    filled: null,
    building: builtOf(craft, to.clause),
  };
}

/**
 * Returns a wording from elsewhere as a draft: of the rule in force with its name, or as a new
 * rule.
 */
export function draftFrom(
  hooks: Nothing,
  craft: Pick<RuleCraft, "builder" | "isSame">,
  rules: readonly Rule[],
  wording: Wording,
): Draft {
  const named = rules.find(({ name }) => craft.isSame(name, wording.name));
  return draftOf(hooks, craft, { rule: named?.name ?? hooks.nothing.name, to: wording });
}

export const templateOf = ({ filled }: Draft, templates: readonly Template[]): Template | null =>
  templates.find(({ id }) => id === filled?.template) ?? null;

export const firstValues = ({ slots }: Template): SlotValues =>
  Object.fromEntries(slots.map(({ id, first }) => [id, first]));

/** Words that came from the template follow its slots; edited ones stay. */
function remade(draft: Draft, template: Template, values: SlotValues): Draft {
  const made = template.make(values);
  const before = draft.filled?.template === template.id ? template.make(draft.filled.values) : null;
  const follow = (mine: string, was: string | undefined, is: string): string =>
    before === null || mine === was ? is : mine;
  return {
    ...draft,
    filled: { template: template.id, values },
    name: follow(draft.name, before?.name, made.name),
    text: follow(draft.text, before?.text, made.text),
  };
}

export const takeTemplate = (draft: Draft, template: Template): Draft =>
  remade(draft, template, firstValues(template));

export const fillSlot = (draft: Draft, template: Template, slot: string, value: SlotValue): Draft =>
  remade(draft, template, { ...(draft.filled?.values ?? firstValues(template)), [slot]: value });

/** Switching to blocks takes over the filled template; other switches keep what was there. */
export function turnTo(
  draft: Draft,
  way: Way,
  craft: Pick<RuleCraft, "builder" | "templates">,
): Draft {
  const template = draft.way === "template" ? templateOf(draft, craft.templates()) : null;
  const clause = template && draft.filled ? template.make(draft.filled.values).clause : null;
  return {
    ...draft,
    way,
    building:
      way === "blocks"
        ? (builtOf(craft, clause) ?? draft.building ?? craft.builder?.begin(null) ?? null)
        : draft.building,
  };
}

/** Returns what the table would enforce: null for nothing, undefined while that is incomplete. */
function clauseOf(
  draft: Draft,
  craft: Pick<RuleCraft, "builder" | "templates">,
): Clause | null | undefined {
  if (draft.way === "text") return null;
  if (draft.way === "blocks")
    return draft.building ? (craft.builder?.clause(draft.building) ?? undefined) : undefined;
  const template = templateOf(draft, craft.templates());
  return template && draft.filled ? template.make(draft.filled.values).clause : undefined;
}

/** Returns null while there is nothing to propose. Trims spaces around the words. */
export function proposalOf(
  hooks: Nothing,
  craft: Pick<RuleCraft, "builder" | "templates">,
  draft: Draft,
): Proposal | null {
  if (draft.isRepeal) return { rule: draft.rule, to: hooks.nothing };
  const clause = clauseOf(draft, craft);
  return clause === undefined
    ? null
    : { rule: draft.rule, to: { name: draft.name.trim(), text: draft.text.trim(), clause } };
}

/** Leaves out an incomplete clause, whose blocks report their own problems. */
export function problemsIn(
  hooks: Nothing,
  craft: Pick<RuleCraft, "builder" | "templates" | "problems">,
  seen: AnySeen,
  draft: Draft,
): Problems {
  const proposal = proposalOf(hooks, craft, draft) ?? {
    rule: draft.rule,
    to: { name: draft.name.trim(), text: draft.text.trim(), clause: null },
  };
  return craft.problems(seen, proposal);
}

type Grouped<T> = readonly { readonly group: string; readonly members: readonly T[] }[];

export const grouped = <T extends { readonly group: string }>(all: readonly T[]): Grouped<T> =>
  [...new Set(all.map(({ group }) => group))].map((group) => ({
    group,
    members: all.filter((one) => one.group === group),
  }));

const plain = (words: string): string =>
  words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export function foundTemplates(
  templates: readonly Template[],
  search: string,
): readonly Template[] {
  const wanted = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  return templates.filter(({ name, about, group }) => {
    const words = plain(`${name} ${about} ${group}`).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  });
}
