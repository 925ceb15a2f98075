// On which day does a moment lie where the host is?

const msOfADay = 86_400_000;

/** Days are counted since 1970, as a calendar there has them. `at`: ms since 1970, UTC. */
export function localDay(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / msOfADay);
}

/** The day as it is written down: "2026-11-22". */
export const dateOf = (day: number): string => new Date(day * msOfADay).toISOString().slice(0, 10);
