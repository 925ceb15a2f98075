// When does the next hand begin by itself?

import { useEffect, useRef, useState } from "react";

/** Long enough to see who won, short enough to keep a game going. */
const leastMs = 4_000;
/** Each hand that was shown beyond the second takes so much longer to look at, ms. */
const perHandMs = 1_200;

/** How long the result of a hand is shown, ms. */
export const autoNextMs = (handsShown: number): number =>
  leastMs + perHandMs * Math.max(0, handsShown - 2);

/**
 * Calls `act` once after the pause while it is wanted and the page is in sight; true while the
 * pause runs.
 */
export function useAutoNext(wanted: boolean, ms: number, act: () => void): boolean {
  const visible = useVisible();
  const runs = wanted && visible;
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [runs, ms]);
  return runs;
}

/** Nobody antes for somebody who looks elsewhere. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = (): void => setVisible(!document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return visible;
}
