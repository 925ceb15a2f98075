import { Easing } from "@tweenjs/tween.js";
import type { Container } from "pixi.js";
import type { SkipMark } from "#renderer/sprites/seatMarks.ts";
import { still, type Craft, type Motion } from "#renderer/table/drawing/PartDrawings.ts";
import type { Moment, PartOf, DrawingOf } from "#renderer/table/part.ts";
import {
  instant,
  said,
  speechWith,
  type BeatOf,
  type Draft,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

/** Reach in pixels at the plate's scale, and number of swings. */
const shake = { reach: 5, times: 3 };

/** `more`: the mark springs up; else the seat shakes. */
function moveSkips(plate: Container & { readonly skips: SkipMark }, more: boolean): Motion {
  const full = plate.skips.scale.x;
  return (share) => {
    if (plate.destroyed) return;
    if (more)
      plate.skips.scale.set(full * (share < 1 ? Math.max(0.01, Easing.Back.Out(share)) : 1));
    else
      plate.pivot.x =
        share < 1 ? Math.sin(share * Math.PI * 2 * shake.times) * shake.reach * (1 - share) : 0;
  };
}

const times = { skip: 520, skipUntil: 300 } as const;

/** Skips add up; a used one is removed. */
function planSkip({ seat, more, words }: BeatOf<"skip">, { scene, at }: Moment): Draft {
  const { skips = [], counts } = scene;
  const turns = Math.max(0, (skips[seat] ?? 0) + (more ? 1 : -1));
  return {
    steps: [
      ...said(seat, words, at),
      { type: "skips", seat, turns, at, ms: times.skip },
      ...instant(at, { type: "sound", name: more ? "name" : "pass" }),
    ],
    until: at + times.skipUntil,
    scene: {
      ...scene,
      skips: counts.map((_, one) => (one === seat ? turns : (skips[one] ?? 0))),
      speech: speechWith(scene, seat, words),
    },
  };
}

/** Brings skips to their final state, whatever the beats showed. */
const skipsAligned = (
  { skips: before = [] }: Scene,
  { skips = [] }: Scene,
  at: number,
): readonly AnimationStep[] =>
  skips.flatMap((turns, seat) =>
    turns === (before[seat] ?? 0) ? [] : instant(at, { type: "skips", seat, turns }),
  );

export type SkipSlices = Readonly<{
  scene: {
    readonly skips: readonly number[];
  };
  beats: {
    skip: Readonly<{ seat: Seat; more: boolean; words: string }>;
  };
  animations: {
    skips: Readonly<{ seat: Seat; turns: number }>;
  };
}>;

interface SkipHooks {
  skips(this: void, seen: AnySeen): readonly number[];
}

export const skips = ({ skips: skipsOf }: SkipHooks): PartOf<SkipSlices> => ({
  name: "skips",
  slice: ({ seen }) => ({ skips: skipsOf(seen) }),
  beats: { skip: { plan: planSkip } },
  clear: ({ counts }) => ({ scene: { skips: counts.map(() => 0) } }),
  aligned: skipsAligned,
  drawing,
  seatLook: ({ skips: turns = [] }, seat) => ({ skips: turns[seat] ?? 0 }),
});

const drawing = ({ seats }: Craft): DrawingOf<SkipSlices> => ({
  steps: {
    skips: ({ seat, turns }) => {
      const { skips: before = [], counts } = seats.scene;
      seats.change(
        { skips: counts.map((_, at) => (at === seat ? turns : (before[at] ?? 0))) },
        seat,
      );
      const plate = seats.plateAt(seat);
      return plate ? moveSkips(plate, turns > (before[seat] ?? 0)) : still;
    },
    clear: () => void seats.change({ skips: [] }),
  },
});
