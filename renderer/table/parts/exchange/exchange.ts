import type { Moment, PartOf } from "#renderer/table/part.ts";
import {
  heapLevels,
  times as common,
  type BeatOf,
  type Draft,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import { missingFrom, type Scene } from "#renderer/table/scene/scene.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

type Exchange = BeatOf<"exchange">;

const times = { ...common, draw: 320, drawStagger: 120 } as const;

/** Own cards turn over on their way; for others' cards backs fly. */
function thrownSteps(
  { seat, count }: Exchange,
  scene: Scene,
  after: Scene,
  at: number,
): readonly AnimationStep[] {
  const own = seat === scene.own ? missingFrom(scene.hand, after.hand) : [];
  return Array.from({ length: count }, (_, index): AnimationStep => ({
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
): readonly AnimationStep[] {
  const own = seat === scene.own ? missingFrom(after.hand, scene.hand) : [];
  const dealer = after.dealer ?? seat;
  return Array.from({ length: count }, (_, index): AnimationStep => {
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

function planExchange(beat: Exchange, { scene, after, at }: Moment): Draft {
  const { seat, count, words } = beat;
  const isOwn = seat === scene.own;
  const kept = isOwn
    ? after.hand.filter(({ key }) => scene.hand.some((held) => held.key === key))
    : scene.hand;
  const drawAt = at + (count === 0 ? 0 : times.draw + (count - 1) * times.drawStagger * 0.5);
  const end = drawAt + (count === 0 ? times.say : times.draw + (count - 1) * times.drawStagger);
  const heap = scene.heap + count;
  const left = (scene.counts[seat] ?? 0) - count;
  const moved: readonly AnimationStep[] =
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

export type Gift = Readonly<{
  from: Seat;
  to: Seat;
  count: number;
  /** Where the viewer may see them. */ cards: readonly Card[] | null;
}>;

export interface ExchangeSlices {
  readonly beats: {
    swap: { readonly gifts: readonly Gift[] };
    /**
     * A seat throws `count` cards face down and is dealt as many from the dealer's place; names
     * where the viewer may see them.
     */
    exchange: Readonly<{
      seat: Seat;
      thrown: readonly Card[] | null;
      drawn: readonly Card[] | null;
      count: number;
      words: string;
    }>;
  };
}

const swapTimes = { swap: 760, swapStagger: 110 } as const;

/** Each card of a gift has its own lane so that the two directions do not hide each other. */
function giftSteps(
  gift: Gift,
  lane: number,
  at: number,
  scene: Scene,
  after: Scene,
): readonly AnimationStep[] {
  const isGiver = gift.from === scene.own;
  const isTaker = gift.to === scene.own;
  const pool = (
    isGiver
      ? missingFrom(scene.hand, after.hand)
      : isTaker
        ? missingFrom(after.hand, scene.hand)
        : []
  ).slice();
  return Array.from({ length: gift.count }, (_, index): AnimationStep => {
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
      at: at + index * swapTimes.swapStagger + lane * 40,
      ms: swapTimes.swap,
    };
  });
}

function planSwap({ gifts }: BeatOf<"swap">, { scene, after, at }: Moment): Draft {
  const end = at + swapTimes.swap + swapTimes.swapStagger * 2;
  const isOurs = gifts.some(({ from, to }) => from === scene.own || to === scene.own);
  const given = gifts.map(({ from, count }): AnimationStep => ({
    type: "count",
    seat: from,
    cards: Math.max(0, (scene.counts[from] ?? 0) - count),
    at,
    ms: 0,
  }));
  const taken = gifts.map(({ to }): AnimationStep => ({
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

export const exchange: PartOf<ExchangeSlices> = {
  name: "exchange",
  beats: {
    swap: {
      plan: planSwap,
      hands: ({ gifts }) =>
        gifts.flatMap(({ from, to, cards }) => [
          { seat: from, out: cards ?? [], in: [] },
          { seat: to, out: [], in: cards ?? [] },
        ]),
    },
    exchange: { plan: planExchange },
  },
};
