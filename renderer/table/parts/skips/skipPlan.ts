// How is it told that turns are skipped?

import type { BeatOf } from '#renderer/table/scene/beat.ts';
import { said, speechWith } from '#renderer/table/scene/saying.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';
import { times, type Draft } from '#renderer/table/scene/step.ts';

/** NE-15: skips add up; one that is used up is gone. */
export function planSkip({ seat, more, words }: BeatOf<'skip'>, scene: Scene, at: number): Draft {
  const turns = Math.max(0, (scene.skips[seat] ?? 0) + (more ? 1 : -1));
  return {
    steps: [...said(seat, words, at), { type: 'skips', seat, turns, at, ms: times.skip }, { type: 'sound', name: more ? 'name' : 'pass', at, ms: 0 }],
    until: at + times.skipUntil,
    scene: { ...scene, skips: scene.counts.map((_, one) => (one === seat ? turns : (scene.skips[one] ?? 0))), speech: speechWith(scene, seat, words) },
  };
}
