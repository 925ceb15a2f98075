// Helpers that recognise whether a round came to a given kind of end.

import type { AnyRound } from "#shared/contract/game.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import type { Ending } from "./expected.ts";

/** Only of rounds that are over. */
export const endingOf =
  <R extends AnyRound>() =>
  (tell: Ending<R>): Ending =>
  (last, lines) =>
    last.facts.result !== null && tell(last as R, lines);

export const happened = (lines: readonly ReplayedLine[], type: string): boolean =>
  lines.some(({ step }) => step.happened.some((happening) => happening.type === type));

/** What happened in the step that ended the round, and where it stood before. */
export function endOf<R extends AnyRound>(
  lines: readonly ReplayedLine[],
): Readonly<{ types: readonly string[]; before: R }> {
  const at = lines.findIndex(({ step }) => step.round.facts.result !== null);
  return {
    types: lines[at]!.step.happened.map(({ type }) => type),
    before: lines[at - 1]!.step.round as R,
  };
}
