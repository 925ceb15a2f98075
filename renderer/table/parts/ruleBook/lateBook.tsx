// How do the pages of the rule book come to the table: after all that one needs in order to play?

import { useEffect, useState } from "react";
import { loadPart, partText } from "#renderer/text/text.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { hooksIn } from "./bookDesk.ts";
import type { RuleBookHooks, RuleCraft } from "./bookHooks.ts";
import type * as Views from "./bookViews.tsx";

/**
 * The pages of the book, with those that show a proposal (`ProposalCompared`, `RulePicker`), and
 * how this game's rules are read.
 */
type Late = { readonly views: typeof Views; readonly craft: RuleCraft; readonly language: string };

/** What has come, by whose rules it is: the next that asks has it at once. */
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
 * For a part that shows proposals too. Null until they have come; what failed is tried again once
 * the line is open anew.
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

export function BookButton(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Corner {...props} />;
}

export function BookAside(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Aside {...props} craft={late.craft} />;
}

export function BookDialogs(props: ControlsProps) {
  const late = useRuleBook(props);
  return late && <late.views.Dialogs {...props} craft={late.craft} />;
}
