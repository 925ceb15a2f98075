// Who plans a beat: the table itself, or one of its parts?

import type { BeatPlan, BeatPlans, Moment, Part } from "#renderer/table/part.ts";
import type { Beat } from "./beat.ts";
import { planChips } from "./chipsPlan.ts";
import { planFold } from "./foldPlan.ts";
import { times, type Draft } from "./step.ts";

const common: BeatPlans = {
  say: {
    plan: ({ seat, words, sound }, { scene, at }) => ({
      steps: [
        { type: "say", seat, words, at, ms: 0 },
        { type: "sound", name: sound, at, ms: 0 },
      ],
      until: at + times.say,
      scene: { ...scene, speech: scene.speech.with(seat, words) },
    }),
  },
  place: {
    plan: (beat, { scene, at }) => ({
      steps: [{ ...beat, at, ms: times.place }],
      until: at + times.place,
      scene: { ...scene, places: scene.places.with(beat.seat, beat.place) },
    }),
  },
  fold: { plan: planFold },
  chips: {
    plan: planChips,
    pays: ({ from, amount }) => (from === "pot" ? null : { seat: from, amount }),
  },
};

type Given<T extends Beat["type"]> = Required<BeatPlan<T>>;

/** A beat is planned by what is registered for just its type. */
type AnyPlan = { plan(beat: Beat, moment: Moment): Draft } & {
  [K in Exclude<keyof BeatPlan<never>, "plan">]?: (
    beat: Beat,
  ) => ReturnType<Given<Beat["type"]>[K]>;
};

/** Null where no part of this table plans it; the deal is no part's matter. */
export function planIn(parts: readonly Part[], { type }: Beat): AnyPlan | null {
  for (const beats of [common, ...parts.map((part) => part.beats)]) {
    const plan = beats?.[type];
    if (plan) return plan as unknown as AnyPlan;
  }
  return null;
}
