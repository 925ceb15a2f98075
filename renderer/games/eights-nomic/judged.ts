// What does Eights Nomic tell the table of a command that is before its judges (EN-3, EN-6)?

import { isAsked } from "#shared/contract/asked.ts";
import {
  asNomic,
  judgedBy,
  windowSeconds,
  type NomicSeen,
} from "#shared/games/eights-nomic/seen.ts";
import type { Judged, JudgingHooks } from "#renderer/table/parts/judging/judging.ts";
import type { Action, AnySeen } from "#renderer/table/tableGame.ts";
import { judgedWords } from "./status.ts";
import { nomicText } from "./text.ts";

const isChange = ({ facts: { pending } }: NomicSeen): boolean => pending?.command.type === "modify";

function judged(seen: AnySeen): Judged | null {
  const nomic = asNomic(seen);
  const { facts, viewer, options } = nomic;
  const { pending, rules, windows } = facts;
  if (!pending || viewer === "spectator" || !isAsked(seen)) return null;
  const own = judgedBy(options, facts, viewer);
  return {
    number: windows,
    seconds: windowSeconds(nomic),
    words: (who) => judgedWords(nomic, who),
    own,
    contradicts: isChange(nomic) && options.objectSeconds > 0 ? rules.map(({ name }) => name) : [],
    isChange: isChange(nomic),
  };
}

export const judging: JudgingHooks = {
  isUnderWay: (seen) => asNomic(seen).facts.pending !== null,
  judged,
  agree: { type: "agree" },
  disagree: (rule) => ({ type: "disagree", rule }) as { readonly type: "disagree" },
  object: (rule) => ({ type: "object", rule }) as { readonly type: "object" },
  words: nomicText,
};

/** Of who is asked: agreeing is one press; by which rule not is asked then. */
export function answers(nomic: NomicSeen): readonly Action[] {
  const words = nomicText();
  const change = isChange(nomic);
  const [own] =
    nomic.viewer === "spectator" ? [] : [judgedBy(nomic.options, nomic.facts, nomic.viewer)];
  const agree: Action = {
    id: "agree",
    label: words.agree,
    sends: judging.agree,
    shortcut: "A Space",
    kind: "primary",
    problem: null,
  };
  const label = change ? words.lookAt : words.refuse;
  return [
    agree,
    ...(change || (own ?? []).length > 0
      ? [
          {
            id: "judge",
            label,
            sends: "judging",
            shortcut: change ? "O" : "N",
            kind: "plain",
            problem: null,
          } as const,
        ]
      : []),
  ];
}
