// How do gifts cross the table?

import type { Moment } from "#renderer/table/part.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { missingFrom } from "#renderer/table/scene/hand.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { Draft, Step } from "#renderer/table/scene/step.ts";
import type { Gift } from "./exchangeScene.ts";

const times = { swap: 760, swapStagger: 110 } as const;

/** One gift's cards, each in its own lane so that the two ways do not hide one another. */
function giftSteps(
  gift: Gift,
  lane: number,
  at: number,
  scene: Scene,
  after: Scene,
): readonly Step[] {
  const isGiver = gift.from === scene.own;
  const isTaker = gift.to === scene.own;
  const pool = (
    isGiver
      ? missingFrom(scene.hand, after.hand)
      : isTaker
        ? missingFrom(after.hand, scene.hand)
        : []
  ).slice();
  return Array.from({ length: gift.count }, (_, index): Step => {
    const card = gift.cards?.[index] ?? null;
    const found = pool.findIndex((held) => held.card === card);
    const [held] = found < 0 ? [] : pool.splice(found, 1);
    const place = isTaker ? after.hand.findIndex(({ key }) => key === held?.key) : -1;
    return {
      type: "fly",
      key: held?.key ?? `gift-${gift.from}-${index}`,
      card,
      from: { zone: "fan", seat: gift.from },
      to:
        place >= 0
          ? { zone: "hand", index: place, of: after.hand.length }
          : { zone: "fan", seat: gift.to },
      flip: isGiver ? [1, 0] : [0, place >= 0 ? 1 : 0],
      becomes: place >= 0 && held ? held.key : null,
      at: at + index * times.swapStagger + lane * 40,
      ms: times.swap,
    };
  });
}

/** All gifts cross the table in one step. */
export function planSwap({ gifts }: BeatOf<"swap">, { scene, after, at }: Moment): Draft {
  const end = at + times.swap + times.swapStagger * 2;
  const isOurs = gifts.some(({ from, to }) => from === scene.own || to === scene.own);
  const given = gifts.map(({ from, count }): Step => ({
    type: "count",
    seat: from,
    cards: Math.max(0, (scene.counts[from] ?? 0) - count),
    at,
    ms: 0,
  }));
  const taken = gifts.map(({ to }): Step => ({
    type: "count",
    seat: to,
    cards: after.counts[to] ?? 0,
    at: end,
    ms: 0,
  }));
  const flights = gifts.flatMap((gift, lane) => giftSteps(gift, lane, at, scene, after));
  const hand = isOurs ? after.hand : scene.hand;
  return {
    steps: [
      { type: "hold", hand, at, ms: 0 },
      ...given,
      ...flights,
      ...taken,
      { type: "sound", name: "flip", at, ms: 0 },
    ],
    until: end,
    scene: { ...scene, hand, counts: after.counts },
  };
}
