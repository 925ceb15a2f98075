import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "./beat.ts";
import { missingFrom } from "./hand.ts";
import { pileKey } from "./scene.ts";
import { times, type Draft, type Spot, type AnimationStep } from "./step.ts";

/**
 * `stagger`: ms between one card and the next. `steps`: what else happens as each leaves (`start`).
 */
export type Landing = {
  readonly stagger: number;
  spotOf(this: void, index: number): Spot;
  steps(this: void, index: number, start: number): readonly AnimationStep[];
};

/** The resulting scene does not contain the cards yet: the caller adds them. */
export function layPlan(
  { seat, cards }: BeatOf<"lay">,
  { scene, after, at }: Moment,
  { stagger, spotOf, steps: beside }: Landing,
): Draft {
  const leaving = missingFrom(scene.hand, after.hand).slice();
  const steps = cards.flatMap((card, index): readonly AnimationStep[] => {
    const own = seat === scene.own ? leaving.findIndex((held) => held.card === card) : -1;
    const [held] = own < 0 ? [] : leaving.splice(own, 1);
    const start = at + index * stagger;
    const key = pileKey(scene.open + index);
    return [
      {
        type: "fly",
        key: held?.key ?? key,
        card,
        from: { zone: "fan", seat },
        to: spotOf(index),
        flip: held ? [1, 1] : [0, 1],
        becomes: key,
        at: start,
        ms: times.flight,
      },
      {
        type: "count",
        seat,
        cards: Math.max(0, (scene.counts[seat] ?? 0) - index - 1),
        at: start,
        ms: 0,
      },
      ...beside(index, start),
    ];
  });
  const end = at + times.flight + (cards.length - 1) * stagger;
  const hand =
    seat === scene.own
      ? scene.hand.filter(
          ({ key }) => !steps.some((step) => step.type === "fly" && step.key === key),
        )
      : scene.hand;
  return {
    steps: [{ type: "hush", at, ms: 0 }, ...steps, { type: "hold", hand, at, ms: 0 }],
    until: Math.max(at + times.lay, end - 80),
    scene: {
      ...scene,
      hand,
      open: scene.open + cards.length,
      counts: scene.counts.with(seat, Math.max(0, (scene.counts[seat] ?? 0) - cards.length)),
      speech: scene.speech.map(() => ""),
    },
  };
}

export const laidSound = (start: number): AnimationStep => ({
  type: "sound",
  name: "play",
  at: start + times.flight * 0.75,
  ms: 0,
});
