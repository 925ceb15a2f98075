// What stands beside a golden record: the referee's output, wholly and with single eyes, without
// what only repeats itself.

import type { Public } from "#shared/contract/json.ts";
import { refereeLines, type RefereeLine } from "#shared/record/referee.ts";
import { parseRecord } from "#shared/record/roundRecord.ts";

/**
 * Seat 1's eyes stand for every seat's: in each record it is somebody who holds cards and sees
 * others act.
 */
const eyes = { all: "all", seat1: 1, spectator: "spectator" } as const;

/**
 * Lasting facts stand only in the lines in which they are others than before: they would be most of
 * the file.
 */
function* abridged(
  lines: Iterable<RefereeLine>,
  lasting: readonly string[],
): Generator<RefereeLine> {
  let before: Public = {};
  for (const line of lines) {
    const { state } = line as { readonly state?: Public };
    if (!state || lasting.length === 0) yield line;
    else
      yield {
        ...line,
        state: Object.fromEntries(
          Object.entries(state).filter(
            ([key, value]) =>
              !lasting.includes(key) || JSON.stringify(value) !== JSON.stringify(before[key]),
          ),
        ),
      };
    before = state ?? before;
  }
}

/**
 * The files beside `<name>.round.json`, by what follows the name. Throws a RecordError where the
 * text is no record.
 */
export function goldenLines(text: string): ReadonlyMap<string, string> {
  const read = parseRecord(text);
  return new Map(
    Object.entries(eyes).map(([name, viewer]) => [
      `.${name}.jsonl`,
      [...abridged(refereeLines(read, viewer), Object.keys(read.game.views.lasting ?? {}))]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(""),
    ]),
  );
}
