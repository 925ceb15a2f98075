// How does a hand go out of play?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "./beat.ts";
import { heapLevels, times, type Draft, type Step } from "./step.ts";

const mostFolded = 6;

/**
 * C-5: a leaver's hand goes face down out of play. Of a large hidden hand a few backs stand for
 * all.
 */
export function planFold({ seat, count }: BeatOf<"fold">, { scene, after, at }: Moment): Draft {
  const backs = Array.from({ length: Math.min(count, mostFolded) }, (_, index) => ({
    key: `fold-${seat}-${index}`,
    card: null,
  }));
  const cards = seat === scene.own ? scene.hand : backs;
  const steps = cards.map(({ key, card }, index): Step => ({
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
