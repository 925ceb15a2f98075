// What is said of where somebody came in a finished round of the list?

import { text } from "#renderer/text/text.ts";
import { isForPots } from "#renderer/screens/table/result/standings.ts";
import { placeOf } from "#shared/contract/round.ts";
import { isDrawn } from "#shared/contract/round.ts";
import type { StoredRound } from "#shared/protocol/history.ts";

/** Empty where chips tell it. */
export function placeWords({
  game,
  seat,
  result,
  players,
}: Pick<StoredRound, "game" | "seat" | "result" | "players">): string {
  const words = text().history;
  if (isDrawn(result)) return words.nobodyWon;
  const place = seat === null ? null : placeOf(result, seat);
  return place === null
    ? words.watched
    : isForPots(game)
      ? ""
      : words.placeOf(place, players.length);
}
