// How much time is left of the level or the break?

import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentClock } from "#shared/protocol/tournament.ts";
import { useTimeLeft } from "./timeLeft.ts";

const second = 1_000;

/**
 * "4:05", or "3 rounds left"; a level that lasts until the end says so. Read out only where
 * somebody goes to it.
 */
export function LevelClock({
  clock,
  at,
}: {
  readonly clock: Pick<TournamentClock, "leftMs" | "roundsLeft" | "running">;
  readonly at: number;
}) {
  const words = tournamentText().clock;
  const left = useTimeLeft(clock, at);
  if (left === null)
    return <>{clock.roundsLeft === null ? words.last : words.roundsLeft(clock.roundsLeft)}</>;
  const seconds = Math.ceil(left / second);
  return (
    <time
      role="timer"
      aria-label={words.spokenTime(Math.floor(seconds / 60), seconds % 60)}
      dateTime={`PT${seconds}S`}
    >
      {words.time(seconds)}
    </time>
  );
}
