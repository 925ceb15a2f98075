import type { Moment, PartOf } from "#renderer/table/part.ts";
import {
  heapLevels,
  instant,
  intoHand,
  times as common,
  type AnimationStep,
  type BeatOf,
  type Draft,
} from "#renderer/table/scene/animation.ts";
import { missingFrom, takeCard } from "#renderer/table/scene/scene.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

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

const times = { ...common, draw: 320, drawStagger: 120, swap: 760, swapStagger: 110 } as const;

function planExchange(beat: BeatOf<"exchange">, { scene, after, at }: Moment): Draft {
  const { seat, count, words } = beat;
  const isOwn = seat === scene.own;
  const thrown = isOwn ? missingFrom(scene.hand, after.hand) : [];
  const drawn = isOwn ? missingFrom(after.hand, scene.hand) : [];
  const kept = isOwn ? missingFrom(after.hand, drawn) : scene.hand;
  const drawAt = at + (count === 0 ? 0 : times.draw + (count - 1) * times.drawStagger * 0.5);
  const end = drawAt + (count === 0 ? times.say : times.draw + (count - 1) * times.drawStagger);
  const heap = scene.heap + count;
  const left = (scene.counts[seat] ?? 0) - count;
  const deck = { zone: "deck", seat: after.dealer ?? seat } as const;
  const timed = (from: number, index: number) => ({
    at: from + index * times.drawStagger,
    ms: times.draw,
  });
  // Own cards turn over on their way; for others' cards backs fly.
  const throws = Array.from({ length: count }, (_, index): AnimationStep => ({
    type: "fly",
    key: thrown[index]?.key ?? `thrown-${seat}-${index}`,
    card: thrown[index]?.card ?? null,
    from: { zone: "fan", seat },
    to: { zone: "heap", level: Math.min(heapLevels, scene.heap + index) },
    flip: [thrown[index] ? 1 : 0, 0],
    becomes: null,
    ...timed(at, index),
  }));
  const draws = Array.from({ length: count }, (_, index) => ({
    ...intoHand(drawn[index], seat, after.hand, deck, `drawn-${seat}-${index}`),
    ...timed(drawAt, index),
  }));
  const moved: readonly AnimationStep[] =
    count === 0
      ? []
      : [
          ...instant(at, { type: "count", seat, cards: left }, { type: "hold", hand: kept }),
          ...throws,
          ...instant(drawAt, { type: "heap", cards: heap }),
          ...(isOwn ? instant(drawAt, { type: "hold", hand: after.hand }) : []),
          ...draws,
          ...instant(end, { type: "count", seat, cards: left + count }),
          ...instant(drawAt, { type: "sound", name: "deal" }),
        ];
  return {
    steps: [...instant(at, { type: "say", seat, words }), ...moved],
    until: end,
    scene: {
      ...scene,
      hand: isOwn ? after.hand : scene.hand,
      heap,
      speech: scene.speech.with(seat, words),
    },
  };
}

/** Each card of a gift has its own lane so that the two directions do not hide each other. */
function giftSteps(
  { from, to, count, cards }: Gift,
  lane: number,
  { scene, after, at }: Moment,
): readonly AnimationStep[] {
  const isGiver = from === scene.own;
  const isTaker = to === scene.own;
  const pool = (
    isGiver
      ? missingFrom(scene.hand, after.hand)
      : isTaker
        ? missingFrom(after.hand, scene.hand)
        : []
  ).slice();
  return Array.from({ length: count }, (_, index): AnimationStep => {
    const card = cards?.[index] ?? null;
    const held = card === null ? undefined : takeCard(pool, card);
    const landing = intoHand(
      isTaker ? held : undefined,
      to,
      after.hand,
      { zone: "fan", seat: from },
      `gift-${from}-${index}`,
    );
    return {
      ...landing,
      key: held?.key ?? landing.key,
      card,
      flip: isGiver ? [1, 0] : landing.flip,
      at: at + index * times.swapStagger + lane * 40,
      ms: times.swap,
    };
  });
}

function planSwap({ gifts }: BeatOf<"swap">, moment: Moment): Draft {
  const { scene, after, at } = moment;
  const end = at + times.swap + times.swapStagger * 2;
  const isOurs = gifts.some(({ from, to }) => from === scene.own || to === scene.own);
  const hand = isOurs ? after.hand : scene.hand;
  return {
    steps: [
      ...instant(at, { type: "hold", hand }),
      ...gifts.flatMap(({ from, count }) =>
        instant(at, {
          type: "count",
          seat: from,
          cards: Math.max(0, (scene.counts[from] ?? 0) - count),
        }),
      ),
      ...gifts.flatMap((gift, lane) => giftSteps(gift, lane, moment)),
      ...gifts.flatMap(({ to }) =>
        instant(end, { type: "count", seat: to, cards: after.counts[to] ?? 0 }),
      ),
      ...instant(at, { type: "sound", name: "flip" }),
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
