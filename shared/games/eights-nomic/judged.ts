import type { Seat } from "#shared/contract/seats.ts";
import { isJudged } from "./ruleBook.ts";
import type { Facts, Options } from "./types.ts";

/** Empty with `judgeSeconds` 0: owners agree at once. */
export const judgedBy = (
  { judgeSeconds }: Options,
  { rules }: Pick<Facts, "rules">,
  seat: Seat,
): readonly string[] =>
  judgeSeconds > 0
    ? rules.filter((rule) => rule.owner === seat && isJudged(rule)).map(({ name }) => name)
    : [];
