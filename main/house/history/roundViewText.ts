// The JSON text of a `round-view/1`, line by line: of a long round all lines at once would be a
// burden.

import { refereeLines } from "#shared/record/referee.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import { roundViewHead } from "#shared/record/roundView.ts";

const indented = (value: unknown): string =>
  `  ${JSON.stringify(value, null, 1).replaceAll("\n", "\n  ")}`;

/**
 * Just as `JSON.stringify(roundView(read, viewer), null, 1)` has it, and the end of a line. Throws
 * a RecordError when the record cannot be dealt.
 */
export function* roundViewText(read: ReadRecord, viewer: Viewer): Generator<string> {
  let before = JSON.stringify({ ...roundViewHead(read, viewer), lines: [] }, null, 1).replace(
    /\]\n\}$/,
    "\n",
  );
  for (const line of refereeLines(read, viewer)) {
    yield `${before}${indented(line)}`;
    before = ",\n";
  }
  yield "\n ]\n}\n";
}
