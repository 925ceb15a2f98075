import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { ReplayedLine } from "./replay.ts";

/**
 * Returns null for another seat's illegal move and for a hidden step: the viewer may then know only
 * that the line exists (C-9).
 */
export function viewedLine(
  game: AnyGame,
  line: ReplayedLine,
  viewer: Viewer,
): View<Public, CommonFacts, Move> | null {
  const hidden = line.error
    ? line.seat === null || line.seat !== viewer
    : !notices(line.step, viewer);
  return hidden ? null : View.of(game, line.step, viewer);
}
