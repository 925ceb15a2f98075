// How is it told that turns are skipped?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { said, speechWith } from "#renderer/table/scene/saying.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Draft, Step } from "#renderer/table/scene/step.ts";

const times = { skip: 520, skipUntil: 300 } as const;

/** Skips add up; one that is used up is gone. */
export function planSkip({ seat, more, words }: BeatOf<"skip">, { scene, at }: Moment): Draft {
  const { skips = [], counts } = scene;
  const turns = Math.max(0, (skips[seat] ?? 0) + (more ? 1 : -1));
  return {
    steps: [
      ...said(seat, words, at),
      { type: "skips", seat, turns, at, ms: times.skip },
      { type: "sound", name: more ? "name" : "pass", at, ms: 0 },
    ],
    until: at + times.skipUntil,
    scene: {
      ...scene,
      skips: counts.map((_, one) => (one === seat ? turns : (skips[one] ?? 0))),
      speech: speechWith(scene, seat, words),
    },
  };
}

/** Skips as they are in the end, whatever was told of them. */
export const skipsAligned = (
  { skips: before = [] }: Scene,
  { skips = [] }: Scene,
  at: number,
): readonly Step[] =>
  skips.flatMap((turns, seat): readonly Step[] =>
    turns === (before[seat] ?? 0) ? [] : [{ type: "skips", seat, turns, at, ms: 0 }],
  );
