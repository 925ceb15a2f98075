// When does the next hand begin by itself?

import { useEffect, useRef, useState } from 'react';

/** Long enough to see who won, short enough to keep a game going. */
export const autoNextMs = 4_000;

/** Calls `act` once after the pause while it is wanted and the page is in sight; true while the pause runs. */
export function useAutoNext(wanted: boolean, act: () => void): boolean {
  const visible = useVisible();
  const runs = wanted && visible;
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(), autoNextMs);
    return () => clearTimeout(timer);
  }, [runs]);
  return runs;
}

/** Nobody antes for somebody who looks elsewhere. */
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = (): void => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}
