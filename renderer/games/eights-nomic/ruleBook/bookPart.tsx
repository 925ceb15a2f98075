import { useEffect, useState } from "react";
import { loadPart, partText } from "#renderer/text/text.ts";
import type { ControlsProps, PartOf } from "#renderer/table/part.ts";
import { besideWidth, bookDesk, bookIn, hooksIn } from "./bookDesk.ts";
import type { Proposal, RuleBookHooks, RuleCraft } from "./bookHooks.ts";
import type * as Views from "./bookViews.tsx";
import {
  asNomic,
  mayAtAnyTime,
  nullName,
  nullRule,
  startingRules,
} from "#shared/games/eights-nomic/seen.ts";
import type { RuleBookSlices } from "./bookDesk.ts";

/**
 * The pages of the book, including those that show a proposal (`ProposalCompared`, `RulePicker`),
 * and how this game's rules are read.
 */
type Late = { readonly views: typeof Views; readonly craft: RuleCraft; readonly language: string };

const known = new WeakMap<RuleBookHooks, Late>();

async function load(hooks: RuleBookHooks, language: string): Promise<Late> {
  const [views, craft] = await Promise.all([
    import("./bookViews.tsx"),
    hooks.load(),
    loadPart("ruleBook"),
  ]);
  const late = { views, craft, language };
  known.set(hooks, late);
  return late;
}

/**
 * Returns null until the book is loaded; a failed load is repeated once the connection is open
 * again.
 */
function useRuleBook({
  desk,
  state,
  settings: { language },
}: Pick<ControlsProps, "desk" | "state" | "settings">): Late | null {
  const hooks = hooksIn(desk.game);
  const [late, setLate] = useState<Late | null>(() => (hooks && known.get(hooks)) ?? null);
  const isOnLine = state.snapshot.link === "open";
  const isThere = late?.language === language;
  useEffect(() => {
    if (isThere || !hooks || !isOnLine) return undefined;
    let wanted = true;
    load(hooks, language).then(
      (come) => wanted && setLate(come),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [hooks, language, isThere, isOnLine]);
  return isThere && partText("ruleBook") ? late : null;
}

function BookButton(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Corner {...props} />;
}

function BookAside(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Aside {...props} craft={late.craft} />;
}

function BookDialogs(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Dialogs {...props} craft={late.craft} />;
}

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
  load: async () => (await import("#renderer/games/eights-nomic/craft.ts")).craft(),
};

export const ruleBook = (hooks: RuleBookHooks): PartOf<RuleBookSlices> => ({
  name: "ruleBook",
  hooks: { ruleBook: hooks },
  desk: bookDesk,
  controls: { corner: BookButton, dialog: BookDialogs },
  aside: {
    width: (state, window, { textScale }) =>
      bookIn(state).isFolded ? 0 : besideWidth(window, textScale),
    Shown: BookAside,
  },
});
