import type { BeatPlan, BeatPlans, Moment, GamePart } from "#renderer/table/part.ts";
import {
  heapLevels,
  times,
  type Beat,
  type BeatOf,
  type Beats,
  type TableBeats,
  type Draft,
  type AnimationStep,
  type Spot,
} from "./animation.ts";
import { missingFrom, pileKey } from "./scene.ts";

/** All stakes of a large company are in the pot within this time, ms; so many are audible. */
const allStakes = 1240;
const heardStakes = 8;

/** C-8: stakes come in one after the other, faster if there are more. */
function planChips(beat: BeatOf<"chips">, { scene, beats, at }: Moment): Draft {
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

const mostFolded = 6;

/** C-5: a leaver's hand goes face down out of play. For a large hidden hand a few backs fly. */
function planFold({ seat, count }: BeatOf<"fold">, { scene, after, at }: Moment): Draft {
  const backs = Array.from({ length: Math.min(count, mostFolded) }, (_, index) => ({
    key: `fold-${seat}-${index}`,
    card: null,
  }));
  const cards = seat === scene.own ? scene.hand : backs;
  const steps = cards.map(({ key, card }, index): AnimationStep => ({
    type: "fly",
    key,
    card,
    from: { zone: "fan", seat },
    to: { zone: "heap", level: Math.min(scene.heap + index, heapLevels) },
    flip: [card === null ? 0 : 1, 0],
    becomes: null,
    at: at + index * times.foldStagger,
    ms: times.fold,
  }));
  const hand = seat === scene.own ? [] : scene.hand;
  const heap = scene.heap + count;
  const end = at + times.fold + Math.max(0, cards.length - 1) * times.foldStagger;
  return {
    steps: [
      { type: "count", seat, cards: 0, at, ms: 0 },
      { type: "hold", hand, at, ms: 0 },
      ...(after.folded[seat] ? [{ type: "muck", seat, at, ms: 0 } as const] : []),
      ...steps,
      { type: "heap", cards: heap, at: end, ms: 0 },
    ],
    until: end,
    scene: {
      ...scene,
      hand,
      heap,
      counts: scene.counts.with(seat, 0),
      folded: scene.folded.with(seat, after.folded[seat] ?? false),
    },
  };
}

const common: BeatPlans<Omit<TableBeats, "deal">> = {
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

/** A plan is always called with beats of the type that it is registered for. */
type AnyPlan = BeatPlan<keyof Beats>;

/** Null if no part of this table plans it; deals are planned elsewhere. */
export function planIn(parts: readonly GamePart[], { type }: Beat): AnyPlan | null {
  const plans: readonly GamePart["beats"][] = [common, ...parts.map((part) => part.beats)];
  return plans.flatMap((beats) => beats?.[type] ?? [])[0] ?? null;
}

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
