// Works out what a viewer must have been sent of a stored round, from its record alone and without
// any host.

import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import type { ClientView } from "./client.ts";

/** Every view of the round in order, the deal's first; a damaged record fails. */
export function replayedViews(
  record: RoundRecord,
  round: number,
  viewer: Viewer,
): readonly ClientView[] {
  const read = readRecord(record);
  const lines = [...replay(read)];
  const wrong = lines.find(({ error }) => error);
  if (wrong)
    throw new Error(`move ${wrong.number} of the record is not legal: ${wrong.error?.code}`);
  return lines
    .filter(({ step }) => notices(step, viewer))
    .map(({ step }, number) => {
      const { seen, happened } = View.of(read.game, step, viewer);
      return {
        ...(JSON.parse(JSON.stringify({ seen, happened })) as ClientView),
        number,
        round,
        game: record.game,
      };
    });
}
