import type { Window } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isJudged } from "./ruleBook.ts";
import type { Facts, NomicRound, Options, Phase } from "./types.ts";

export function phaseOf({ result, pending, mustModify }: Facts): Phase {
  if (result) return "over";
  if (pending) return "judging";
  return mustModify === null ? "turn" : "mustModify";
}

export const phase = ({ facts }: NomicRound): Phase => phaseOf(facts);

/** EN-6: while a command is under way only its judges act. */
export function toAct({ facts }: { readonly facts: Facts }): readonly Seat[] {
  const { result, pending, mustModify, turn } = facts;
  if (result) return [];
  if (pending) return pending.asked;
  const seat = mustModify ?? turn;
  return seat === null ? [] : [seat];
}

/**
 * EN-3, EN-6: a change waits for objections, but at least as long for its judges as any command.
 * The window closes once the change is decided.
 */
export function openWindow(
  { objectSeconds, judgeSeconds }: Options,
  { pending, rules, windows }: Facts,
): Window | null {
  if (!pending) return null;
  const areJudging = rules.some((rule) => isJudged(rule) && rule.owner !== pending.seat);
  const seconds =
    pending.command.type === "modify"
      ? Math.max(objectSeconds, areJudging ? judgeSeconds : 0)
      : judgeSeconds;
  return { number: windows, floorMs: 0, fullMs: 1000 * seconds };
}
