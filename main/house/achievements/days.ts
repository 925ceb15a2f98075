const msOfADay = 86_400_000;

/** Counts days since 1970 by the host's calendar. `at`: ms since 1970, UTC. */
export function localDay(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msOfADay);
}

export const dateOf = (day: number): string => new Date(day * msOfADay).toISOString().slice(0, 10);
