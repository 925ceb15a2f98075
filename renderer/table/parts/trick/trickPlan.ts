// How are cards played to a trick, and how is it taken off the table?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { laidSound, layPlan } from "#renderer/table/scene/layPlan.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import { heapLevels, type Draft, type Step } from "#renderer/table/scene/step.ts";
import type { Laid } from "./trickScene.ts";

const times = { setStagger: 55, lookAtTrick: 520, sweep: 380, sweepStagger: 22 } as const;

/** Sets and singles alike: cards leave the hand one after the other and land side by side. */
export function planLay(beat: BeatOf<"lay">, moment: Moment): Draft {
  const { trick: before = [], open } = moment.scene;
  const laid: Laid = { seat: beat.seat, cards: beat.cards, from: open };
  const trick = [...before, laid];
  const draft = layPlan(beat, moment, {
    stagger: times.setStagger,
    spotOf: (card) => ({ zone: "trick", laid, index: trick.length - 1, card }),
    steps: (index, start) => (index === 0 ? [laidSound(start)] : []),
  });
  return { ...draft, scene: { ...draft.scene, trick } };
}

/** Everyone may look at the trick for a moment, then it goes face down to the heap. */
export function planSweep(_beat: BeatOf<"sweep">, { scene, at: begin }: Moment): Draft {
  const { trick = [] } = scene;
  if (trick.length === 0) return { steps: [], until: begin, scene };
  const at = begin + times.lookAtTrick;
  const keys = trick.flatMap(({ cards, from }) =>
    cards.map((card, index) => ({ card, key: pileKey(from + index) })),
  );
  const steps = keys.map(({ card, key }, index): Step => ({
    type: "fly",
    key,
    card,
    from: { zone: "heap", level: 0 },
    to: { zone: "heap", level: Math.min(heapLevels, scene.heap + index) },
    flip: [1, 0],
    becomes: null,
    at: at + Math.min(index, 12) * times.sweepStagger,
    ms: times.sweep,
  }));
  const end = at + times.sweep + Math.min(keys.length, 12) * times.sweepStagger;
  const heap = scene.heap + keys.length;
  return {
    steps: [
      { type: "hush", at, ms: 0 },
      ...steps,
      { type: "heap", cards: heap, at: end, ms: 0 },
      { type: "sound", name: "trickWon", at, ms: 0 },
    ],
    until: end - 120,
    scene: { ...scene, trick: [], heap, speech: scene.speech.map(() => "") },
  };
}
