// What is the rule book of Eights Nomic, and how are its rules written?

import {
  asNomic,
  mayAtAnyTime,
  nullName,
  nullRule,
  startingRules,
} from "#shared/games/eights-nomic/seen.ts";
import type { Proposal, RuleBookHooks } from "#renderer/table/parts/ruleBook/bookHooks.ts";

const firstNames: ReadonlySet<string> = new Set(startingRules.map(({ name }) => name));

export const book: RuleBookHooks = {
  book: (seen) => {
    const { rules, history } = asNomic(seen).facts;
    return {
      rules: rules.map((rule) => ({
        ...rule,
        isFirst: rule.owner === "host" && rule.version === 1 && firstNames.has(rule.name),
      })),
      history,
    };
  },
  mayPropose: (seen) => mayAtAnyTime(asNomic(seen)).modify,
  proposed: (seen) => {
    const { pending } = asNomic(seen).facts;
    if (pending?.command.type !== "modify") return null;
    const { rule, name, text, clause } = pending.command;
    return {
      seat: pending.seat,
      rule,
      to: { name, text, clause: clause as Proposal["to"]["clause"] },
    };
  },
  moveOf: ({ rule, to: { name, text, clause } }) =>
    ({ type: "modify", rule, name, text, clause }) as { readonly type: "modify" },
  nothing: { name: nullName, text: nullRule.text, clause: null },
  load: async () => (await import("./craft.ts")).craft(),
};
