import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentClock } from "#shared/protocol/tournament.ts";
import { useEffect, useState } from "react";

type Running = Pick<TournamentClock, "leftMs" | "running">;

const aSecond = 1_000;

/** Returns ms; null where no time runs out. `at` and `now` are performance.now() times. */
export const leftAt = ({ leftMs, running }: Running, at: number, now: number): number | null =>
  leftMs === null ? null : Math.max(0, running ? leftMs - (now - at) : leftMs);

/** Returns the ms until one whole second fewer is left; null while the clock stands still. */
export const untilNextSecond = (left: number | null, running: boolean): number | null =>
  left === null || left === 0 || !running ? null : left % aSecond || aSecond;

function useTimeLeft({ leftMs, running }: Running, at: number): number | null {
  const [, setTicks] = useState(0);
  const left = leftAt({ leftMs, running }, at, performance.now());
  const wait = untilNextSecond(left, running);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), wait);
    return () => clearTimeout(timer);
  });
  return left;
}

/**
 * Shows "4:05" or "3 rounds left", or says that the level lasts until the end. Screen readers read
 * it only on demand.
 */
export function LevelClock({
  clock,
  at,
}: Readonly<{
  clock: Pick<TournamentClock, "leftMs" | "roundsLeft" | "running">;
  at: number;
}>) {
  const words = tournamentText().clock;
  const left = useTimeLeft(clock, at);
  if (left === null)
    return <>{clock.roundsLeft === null ? words.last : words.roundsLeft(clock.roundsLeft)}</>;
  const seconds = Math.ceil(left / aSecond);
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
