// A tournament watched on a line to the house, as a page does it: once the line is lost it is asked
// for again until the host is back.

import type { HouseClient } from "#renderer/client/clients.ts";
import { sentence } from "#shared/games/texts.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

const afterLossMs = 300;
const silences: ReadonlySet<string> = new Set(["not-connected", "no-answer", "closed"]);

/**
 * `onView` is called with every view, the first at once, `onRefused` with why none comes any more.
 * Answers with what ends it.
 */
export function watchTournament(
  house: HouseClient,
  tournament: string,
  onView: (view: TournamentView) => void,
  onRefused: (why: string) => void,
): () => void {
  let isEnded = false;
  const ask = async (): Promise<void> => {
    const answer = await house.ask("watchTournament", { tournament });
    if (isEnded) return;
    if (answer.ok) onView(answer.value);
    else if (silences.has(answer.error.code)) setTimeout(() => void ask(), afterLossMs);
    else onRefused(`${answer.error.code}: ${sentence(answer.error)}`);
  };
  const end = house.onTournament(
    (view) => void (view === null ? setTimeout(() => void ask(), afterLossMs) : onView(view)),
  );
  void ask();
  return () => {
    isEnded = true;
    end();
  };
}
