import { tableGame } from "#renderer/games/tableGames.ts";
import { resultPauses } from "#renderer/table/scene/tempo.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import type { RoundStanding } from "./standings.ts";

/** ms for which a hand's result is shown before the next one is dealt by itself. */
export function handPause(
  view: Pick<ViewMessage, "game" | "round" | "seen"> | null,
  rows: readonly Pick<RoundStanding, "hand">[],
): number {
  const { least, perHand } = resultPauses[view ? tableGame(view.game).stake(view) : "usual"];
  const shown = rows.filter(({ hand }) => hand !== "").length;
  return least + perHand * Math.max(0, shown - 2);
}
