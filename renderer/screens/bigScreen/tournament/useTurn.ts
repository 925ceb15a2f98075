import { useEffect, useState } from "react";

const pageMs = 9_000;

/** Returns the page to show, from 0 and round again. */
export function useTurn(pages: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (pages <= 1) return undefined;
    const timer = setInterval(() => setTurns((before) => before + 1), pageMs);
    return () => clearInterval(timer);
  }, [pages]);
  return turns % Math.max(1, pages);
}
