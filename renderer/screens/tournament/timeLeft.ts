// How much time is left by now of what had so much when the host told of it?

import { useEffect, useState } from "react";
import type { TournamentClock } from "#shared/protocol/tournament.ts";

type Running = Pick<TournamentClock, "leftMs" | "running">;

const second = 1_000;

/** ms; null where no time runs out. `at`, `now`: on performance.now()'s clock. */
export const leftAt = ({ leftMs, running }: Running, at: number, now: number): number | null =>
  leftMs === null ? null : Math.max(0, running ? leftMs - (now - at) : leftMs);

/** Until fewer whole seconds are left; null where it stands still. */
export const untilNextSecond = (left: number | null, running: boolean): number | null =>
  left === null || left === 0 || !running ? null : left % second || second;

/** Renders again with each second that has gone. */
export function useTimeLeft({ leftMs, running }: Running, at: number): number | null {
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
