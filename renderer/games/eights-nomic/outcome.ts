// Why is a game of Eights Nomic over, and what has each brought into force (EN-10)?

import { activeIn, asNomic, brought, standingIn } from "#shared/games/eights-nomic/seen.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { nomicText } from "./text.ts";

export const outcome: TableGame["outcome"] = (seen) => {
  const nomic = asNomic(seen);
  const { facts, options } = nomic;
  const words = nomicText();
  const active = activeIn(standingIn(nomic));
  const rules = brought(nomic);
  const why = (): string => {
    if (active.length < 2) return "";
    if (active.every((seat) => facts.consents.includes(seat))) return words.overByConsent;
    return options.maxTurns > 0 && facts.turns >= options.maxTurns
      ? words.overByTurns(facts.turns)
      : words.overByRule;
  };
  return { why: why(), of: (seat) => words.rulesOf(rules[seat] ?? 0) };
};
