// Gives tests what the seat to act sees after given moves of a hand of five-card draw.

import { View } from "#shared/contract/view.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import type { DrawRound, Facts, Move, Options } from "#shared/games/five-card-draw/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { replay } from "#shared/record/replay.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { recordOf, type RecordParts } from "#test/support/recordOf.ts";

export type DrawView = View<Options, Facts, Move>;

/** All moves must be legal. */
export function drawSeen(parts: Omit<RecordParts, "game">): DrawView {
  const lines = [
    ...replay(
      readRecord(
        recordOf({ game: fiveCardDraw.id, stock: "2d 3h 5s 6h 8d 9s Tc Jd 4h 7h", ...parts }),
      ),
    ),
  ];
  for (const { error, number } of lines)
    if (error) throw new Error(`move ${number}: ${sentence(error)}`);
  const round = lines.at(-1)!.step.round as DrawRound;
  return View.of(fiveCardDraw, { round, happened: [] }, fiveCardDraw.toAct(round)[0]!);
}
