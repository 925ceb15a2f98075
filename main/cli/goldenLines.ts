// What stands beside a golden record: the referee's output, wholly and with single eyes.

import { refereeLines } from '#shared/record/referee.ts';
import { parseRecord } from '#shared/record/roundRecord.ts';

/** Seat 1's eyes stand for every seat's: in each record it is somebody who holds cards and sees others act. */
const eyes = { all: 'all', seat1: 1, spectator: 'spectator' } as const;

/** The files beside `<name>.round.json`, by what follows the name. Throws a RecordError where the text is no record. */
export function goldenLines(text: string): ReadonlyMap<string, string> {
  const read = parseRecord(text);
  return new Map(Object.entries(eyes).map(([name, viewer]) => [`.${name}.jsonl`, [...refereeLines(read, viewer)].map((line) => `${JSON.stringify(line)}\n`).join('')]));
}
