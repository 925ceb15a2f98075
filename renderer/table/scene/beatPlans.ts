import type { BeatPlan, BeatPlans, Moment, GamePart } from "#renderer/table/part.ts";
import {
  heapLevels,
  instant,
  times,
  type AnimationStep,
  type Beat,
  type BeatOf,
  type Beats,
  type Draft,
  type Spot,
  type TableBeats,
} from "./animation.ts";
import { missingFrom, pileKey, takeCard } from "./scene.ts";

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
      ...(isHeard ? instant(at + times.chips * 0.7, { type: "sound", name: "chip" }) : []),
    ],
    until: at + until,
    scene,
  };
}

const mostFolded = 6;

/** C-5: a leaver's hand goes face down out of play. For a large hidden hand a few backs fly. */
function planFold({ seat, count }: BeatOf<"fold">, { scene, after, at }: Moment): Draft {
  const isOwn = seat === scene.own;
  const backs = Array.from({ length: Math.min(count, mostFolded) }, (_, index) => ({
    key: `fold-${seat}-${index}`,
    card: null,
  }));
  const cards = isOwn ? scene.hand : backs;
  const hand = isOwn ? [] : scene.hand;
  const heap = scene.heap + count;
  const isMucked = after.folded[seat] ?? false;
  const end = at + times.fold + Math.max(0, cards.length - 1) * times.foldStagger;
  return {
    steps: [
      ...instant(at, { type: "count", seat, cards: 0 }, { type: "hold", hand }),
      ...(isMucked ? instant(at, { type: "muck", seat }) : []),
      ...cards.map(({ key, card }, index): AnimationStep => ({
        type: "fly",
        key,
        card,
        from: { zone: "fan", seat },
        to: { zone: "heap", level: Math.min(scene.heap + index, heapLevels) },
        flip: [card === null ? 0 : 1, 0],
        becomes: null,
        at: at + index * times.foldStagger,
        ms: times.fold,
      })),
      ...instant(end, { type: "heap", cards: heap }),
    ],
    until: end,
    scene: {
      ...scene,
      hand,
      heap,
      counts: scene.counts.with(seat, 0),
      folded: scene.folded.with(seat, isMucked),
    },
  };
}

const common: BeatPlans<Omit<TableBeats, "deal">> = {
  say: {
    plan: ({ seat, words, sound }, { scene, at }) => ({
      steps: instant(at, { type: "say", seat, words }, { type: "sound", name: sound }),
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
  const isOwn = seat === scene.own;
  const leaving = isOwn ? missingFrom(scene.hand, after.hand).slice() : [];
  const gone = new Set<string>();
  const countAfter = (laid: number) => Math.max(0, (scene.counts[seat] ?? 0) - laid);
  const steps = cards.flatMap((card, index): readonly AnimationStep[] => {
    const held = takeCard(leaving, card);
    const start = at + index * stagger;
    const becomes = pileKey(scene.open + index);
    const key = held?.key ?? becomes;
    gone.add(key);
    return [
      {
        type: "fly",
        key,
        card,
        from: { zone: "fan", seat },
        to: spotOf(index),
        flip: held ? [1, 1] : [0, 1],
        becomes,
        at: start,
        ms: times.flight,
      },
      ...instant(start, { type: "count", seat, cards: countAfter(index + 1) }),
      ...beside(index, start),
    ];
  });
  const end = at + times.flight + (cards.length - 1) * stagger;
  const hand = isOwn ? scene.hand.filter(({ key }) => !gone.has(key)) : scene.hand;
  return {
    steps: [...instant(at, { type: "hush" }), ...steps, ...instant(at, { type: "hold", hand })],
    until: Math.max(at + times.lay, end - 80),
    scene: {
      ...scene,
      hand,
      open: scene.open + cards.length,
      counts: scene.counts.with(seat, countAfter(cards.length)),
      speech: scene.speech.map(() => ""),
    },
  };
}

export const laidSound = (start: number): readonly AnimationStep[] =>
  instant(start + times.flight * 0.75, { type: "sound", name: "play" });
