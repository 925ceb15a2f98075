// The files beside a golden record: the referee's output for several viewers.

import type { Public } from "#shared/contract/json.ts";
import { refereeLines, type RefereeLine } from "#shared/record/referee.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";

/** Seat 1 stands for every seat: in each record it holds cards and sees others act. */
const eyes = { all: "all", seat1: 1, spectator: "spectator" } as const;

/** Repeats lasting facts only where they change; else they would be most of the file. */
function* abridged(
  lines: Iterable<RefereeLine>,
  deltaFacts: readonly string[],
): Generator<RefereeLine> {
  let before: Public = {};
  for (const line of lines) {
    const { state } = line as { readonly state?: Public };
    if (!state || deltaFacts.length === 0) yield line;
    else
      yield {
        ...line,
        state: Object.fromEntries(
          Object.entries(state).filter(
            ([key, value]) =>
              !deltaFacts.includes(key) || JSON.stringify(value) !== JSON.stringify(before[key]),
          ),
        ),
      };
    before = state ?? before;
  }
}

/**
 * By what follows the name in `<name>.round.json`. Throws a RecordError if the text is no record.
 */
export function goldenLines(text: string): ReadonlyMap<string, string> {
  const read = parseRecord(text);
  return new Map(
    Object.entries(eyes).map(([name, viewer]) => [
      `.${name}.jsonl`,
      [...abridged(refereeLines(read, viewer), Object.keys(read.game.views.deltaFacts ?? {}))]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(""),
    ]),
  );
}
