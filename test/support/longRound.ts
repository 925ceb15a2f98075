// A round with as many moves as a test wants: much is said at a table of Eights Nomic, then it is
// played out.

import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { playedOut } from "./playedHistory.ts";

/**
 * More moves than `said`: so many announcements by all in turn come before the first card. `names`:
 * by seat.
 */
export const longRound = (
  said: number,
  names: readonly string[] = ["Robin", "Ada", "Ben", "Cleo"],
): RoundRecord =>
  playedOut(
    {
      format: recordFormat,
      game: "eights-nomic",
      options: {},
      seats: names,
      seed: "a long round",
      moves: Array.from({ length: said }, (_, at) => ({
        seat: at % names.length,
        type: "announce",
        text: `Remark ${at + 1}`,
      })),
    },
    "bots",
  );
