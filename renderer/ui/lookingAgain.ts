// How does a page that was left see what is open by now?

import { useEffect, useRef } from "react";

/** Whoever comes back to the page – a phone that was woken – has it asked anew. */
export function useLookingAgain(again: () => void): void {
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) latest.current();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}
