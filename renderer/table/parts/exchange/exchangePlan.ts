// How does a seat exchange cards: some thrown face down, as many dealt in their place?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { missingFrom } from "#renderer/table/scene/hand.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import { heapLevels, times as common, type Draft, type Step } from "#renderer/table/scene/step.ts";

type Exchange = BeatOf<"exchange">;

const times = { ...common, draw: 320, drawStagger: 120 } as const;

/** Own cards turn over as they go; of the others' a back each. */
function thrownSteps(
  { seat, count }: Exchange,
  scene: Scene,
  after: Scene,
  at: number,
): readonly Step[] {
  const own = seat === scene.own ? missingFrom(scene.hand, after.hand) : [];
  return Array.from({ length: count }, (_, index): Step => ({
    type: "fly",
    key: own[index]?.key ?? `thrown-${seat}-${index}`,
    card: own[index]?.card ?? null,
    from: { zone: "fan", seat },
    to: { zone: "heap", level: Math.min(heapLevels, scene.heap + index) },
    flip: [own[index] ? 1 : 0, 0],
    becomes: null,
    at: at + index * times.drawStagger,
    ms: times.draw,
  }));
}

function drawnSteps(
  { seat, count }: Exchange,
  scene: Scene,
  after: Scene,
  at: number,
): readonly Step[] {
  const own = seat === scene.own ? missingFrom(after.hand, scene.hand) : [];
  const dealer = after.dealer ?? seat;
  return Array.from({ length: count }, (_, index): Step => {
    const held = own[index];
    const place = held ? after.hand.findIndex(({ key }) => key === held.key) : -1;
    return {
      type: "fly",
      key: held?.key ?? `drawn-${seat}-${index}`,
      card: held?.card ?? null,
      from: { zone: "deck", seat: dealer },
      to: held ? { zone: "hand", index: place, of: after.hand.length } : { zone: "fan", seat },
      flip: held ? [0, 1] : [0, 0],
      becomes: held?.key ?? null,
      at: at + index * times.drawStagger,
      ms: times.draw,
    };
  });
}

export function planExchange(beat: Exchange, { scene, after, at }: Moment): Draft {
  const { seat, count, words } = beat;
  const isOwn = seat === scene.own;
  const kept = isOwn
    ? after.hand.filter(({ key }) => scene.hand.some((held) => held.key === key))
    : scene.hand;
  const drawAt = at + (count === 0 ? 0 : times.draw + (count - 1) * times.drawStagger * 0.5);
  const end = drawAt + (count === 0 ? times.say : times.draw + (count - 1) * times.drawStagger);
  const heap = scene.heap + count;
  const left = (scene.counts[seat] ?? 0) - count;
  const moved: readonly Step[] =
    count === 0
      ? []
      : [
          { type: "count", seat, cards: left, at, ms: 0 },
          { type: "hold", hand: kept, at, ms: 0 },
          ...thrownSteps(beat, scene, after, at),
          { type: "heap", cards: heap, at: drawAt, ms: 0 },
          ...(isOwn ? [{ type: "hold", hand: after.hand, at: drawAt, ms: 0 } as const] : []),
          ...drawnSteps(beat, scene, after, drawAt),
          { type: "count", seat, cards: left + count, at: end, ms: 0 },
          { type: "sound", name: "deal", at: drawAt, ms: 0 },
        ];
  return {
    steps: [{ type: "say", seat, words, at, ms: 0 }, ...moved],
    until: end,
    scene: {
      ...scene,
      hand: isOwn ? after.hand : scene.hand,
      heap,
      speech: scene.speech.with(seat, words),
    },
  };
}
