// Which rule book, and which way of writing rules, stand in where a test needs no game?

import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import type {
  Builder,
  Building,
  Change,
  Clause,
  Rule,
  RuleBookHooks,
  RuleCraft,
  Template,
  Wording,
} from "#renderer/games/eights-nomic/ruleBook/bookHooks.ts";
import { ruleBook } from "#renderer/games/eights-nomic/ruleBook/bookPart.tsx";
import type { Move } from "#shared/contract/round.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { moment, standIn } from "#test/renderer/table/standIn.ts";

export const nothing: Wording = { name: "NullRule", text: "This rule says nothing.", clause: null };
export const rule = (name: string, more: Partial<Rule> = {}): Rule => ({
  name,
  text: `${name} holds.`,
  clause: null,
  owner: "host",
  version: 1,
  isFirst: false,
  ...more,
});
const nullRule: Rule = { ...nothing, owner: "host", version: 1, isFirst: true };

interface Facts {
  readonly rules: readonly Rule[];
  readonly history: readonly Change[];
  readonly proposed: ReturnType<RuleBookHooks["proposed"]>;
  readonly mayPropose: boolean;
}
const factsOf = (seen: AnySeen): Facts => seen.facts as unknown as Facts;

export const hooks: RuleBookHooks = {
  book: (seen) => factsOf(seen),
  mayPropose: (seen) => factsOf(seen).mayPropose,
  proposed: (seen) => factsOf(seen).proposed,
  moveOf: ({ rule: changed, to }) => ({ type: "modify", rule: changed, ...to }) as unknown as Move,
  nothing,
  load: () => Promise.resolve(craft),
};

/** A building is what its one hole holds. */
const held = (building: Building): Clause | null =>
  (building as { readonly clause: Clause | null }).clause;
export const builder: Builder = {
  begin: (clause) => ({ clause }),
  block: (building) => ({
    path: "it",
    place: "what it does",
    words: held(building) === null ? null : JSON.stringify(held(building)),
    entry: null,
    problem: null,
    parts: [],
    grows: false,
    goes: false,
  }),
  fittings: () => [
    { id: "skip", group: "turns", words: "skip" },
    { id: "draw", group: "cards", words: "draw" },
    { id: "again", group: "turns", words: "play again" },
  ],
  put: (_building, _path, fitting) => ({ clause: { do: fitting } }),
  enter: (building) => building,
  grow: (building) => building,
  take: () => ({ clause: null }),
  clause: held,
  missing: (building) => (held(building) === null ? [{ path: "it", words: "what it does" }] : []),
};

export const wild: Template = {
  id: "wild",
  group: "Matching",
  name: "Wild eights",
  about: "A card of one rank goes on everything.",
  slots: [
    {
      id: "rank",
      label: "Rank",
      kind: "choice",
      first: "8",
      options: [
        { value: "8", label: "8" },
        { value: "J", label: "jack" },
      ],
    },
  ],
  make: ({ rank }) => ({
    name: `Wild ${rank}s`,
    text: `Every ${rank} goes on everything.`,
    clause: { do: "allow", rank: rank! },
  }),
};
export const twice: Template = {
  id: "twice",
  group: "Drawing",
  name: "Twos draw two",
  about: "The next player draws.",
  slots: [],
  make: () => ({ name: "Twos", text: "Twos draw two.", clause: { do: "then" } }),
};

export const craft: RuleCraft = {
  clauseWords: (clause) => `The table does ${JSON.stringify(clause)}.`,
  touches: (_seen, { text }, card) => text.includes(card),
  compare: (from, to) => {
    if (from === to) return [{ kind: "same", words: from }];
    const pieces = [
      { kind: "removed", words: from },
      { kind: "inserted", words: to },
    ] as const;
    return pieces.filter(({ words }) => words !== "");
  },
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
  longest: { name: 40, text: 2000 },
  problems: (_seen, { to: { name, text } }) => ({
    ...(name === "" && { name: "a name is needed" }),
    ...(text === "" && { text: "a text is needed" }),
  }),
  templates: () => [wild, twice],
  builder,
  tryOut: () => () => undefined,
  file: {
    write: (seen) => JSON.stringify(factsOf(seen).rules),
    read: (text) => ({ ok: true, rules: JSON.parse(text) as Wording[] }),
  },
};

export const bookGame: TableGame = {
  ...standIn,
  id: "stand-in",
  parts: [...standIn.parts, ruleBook(hooks)],
};
if (hooksOf(bookGame, "ruleBook") !== hooks) throw new Error("the stand-in has no rule book");

/** The viewer sits at seat 0. */
export function bookView(number: number, facts: Partial<Facts> = {}): ViewMessage {
  const view = moment({ number });
  return {
    ...view,
    seen: {
      ...view.seen,
      facts: {
        ...view.seen.facts,
        rules: [nullRule],
        history: [],
        proposed: null,
        mayPropose: true,
        ...facts,
      },
    },
  };
}
