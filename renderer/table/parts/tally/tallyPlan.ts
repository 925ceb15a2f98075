// How are hands turned up one after the other, and their points given to who has won?

import type { Moment } from "#renderer/table/part.ts";
import { planShow } from "#renderer/table/parts/shownHands/shownPlan.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import type { Draft, Step } from "#renderer/table/scene/step.ts";

/**
 * Each hand is looked at before its points go; those of a large company overlap, so that all are
 * turned within `all`. Ms.
 */
const times = { read: 900, score: 760, next: 700, all: 3600 } as const;

export function planTally(beat: BeatOf<"tally">, moment: Moment): Draft {
  const { at, beats } = moment;
  const tallies = beats.filter(({ type }) => type === "tally");
  const { seat, hand, to, words } = beat;
  const shown = planShow({ type: "show", seat, hand }, moment);
  const flies = at + times.read;
  const points = to.map((winner): Step => ({
    type: "score",
    from: seat,
    to: winner,
    words,
    at: flies,
    ms: times.score,
  }));
  const landed: readonly Step[] =
    to.length > 0 ? [{ type: "sound", name: "chip", at: flies + times.score * 0.85, ms: 0 }] : [];
  const isLast = tallies.at(-1) === beat;
  return {
    ...shown,
    steps: [...shown.steps, ...points, ...landed],
    until: isLast ? flies + times.score : at + Math.min(times.next, times.all / tallies.length),
  };
}
