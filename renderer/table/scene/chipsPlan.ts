// How do chips go from the seats to the pot and from the pot to a seat?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "./beat.ts";
import { times, type Draft } from "./step.ts";

/**
 * All stakes of a large company are in the pot within this time, ms, and no more of them are heard
 * than so many.
 */
const allStakes = 1240;
const heardStakes = 8;

/** C-8: stakes come in one after the other, the more of them the faster. */
export function planChips(beat: BeatOf<"chips">, { scene, beats, at }: Moment): Draft {
  const stakes = beats.filter((other) => other.type === "chips" && other.to === "pot");
  const index = stakes.indexOf(beat);
  const isHeard = index < 0 || index % Math.ceil(stakes.length / heardStakes) === 0;
  const until =
    index < 0 ? times.chips * 0.5 : Math.min(times.chips * 0.5, allStakes / stakes.length);
  return {
    steps: [
      { ...beat, at, ms: times.chips },
      ...(isHeard
        ? [{ type: "sound", name: "chip", at: at + times.chips * 0.7, ms: 0 } as const]
        : []),
    ],
    until: at + until,
    scene,
  };
}
