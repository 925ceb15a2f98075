import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { Line } from "./replay.ts";

/**
 * C-9: null where another's illegal try, or what a hidden window hides, shows nothing but that the
 * record has a line there.
 */
export function viewedLine(
  game: AnyGame,
  line: Line,
  viewer: Viewer,
): View<Public, CommonFacts, Move> | null {
  const hidden = line.error
    ? line.seat === null || line.seat !== viewer
    : !notices(line.step, viewer);
  return hidden ? null : View.of(game, line.step, viewer);
}
