// How far does a plan go on in a moment while somebody hurries it?

import type { Plan, Step } from "#renderer/table/scene/step.ts";

/** When something is on its way, ms. */
export type Span = { readonly from: number; readonly to: number };

/** What is on its way goes faster by this factor. */
const haste = 5;
/**
 * A flight of the usual length is still seen on its way, in two frames, however much waits behind
 * it.
 */
const fastest = 10.5;
/**
 * So many times as fast go pauses: what there was to be looked at is not looked at, by one's own
 * wish.
 */
const pauseHaste = 25;

/** What goes from one place to another. */
const flying: ReadonlySet<Step["type"]> = new Set([
  "fly",
  "chips",
  "bet",
  "return",
  "gather",
  "award",
]);

/** Of a plan that begins at a time. */
export const flightsOf = ({ steps }: Plan, begins: number): readonly Span[] =>
  steps.flatMap(({ type, at, ms }) =>
    flying.has(type) ? [{ from: begins + at, to: begins + at + ms }] : [],
  );

/** `speed`: without haste. Past the plan's end everything is under way that lasts beyond it. */
export function hurriedAfter(
  time: number,
  ms: number,
  speed: number,
  flights: readonly Span[],
  end: number,
): number {
  const inFlight = Math.max(speed, Math.min(speed * haste, fastest));
  const edges = [...flights.flatMap(({ from, to }) => [from, to]), end]
    .filter((edge) => edge > time && edge <= end)
    .toSorted((one, other) => one - other);
  let [now, left] = [time, ms];
  for (const edge of edges) {
    const rate = flights.some(({ from, to }) => from <= now && now < to)
      ? inFlight
      : Math.max(inFlight, pauseHaste);
    const needed = (edge - now) / rate;
    if (needed > left) return now + left * rate;
    left -= needed;
    now = edge;
  }
  return now + left * inFlight;
}
