import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Moment } from "#renderer/table/part.ts";
import {
  said,
  speechWith,
  type BeatOf,
  type Draft,
  type Flight,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import {
  leavingCard,
  missingFrom,
  type HandCard,
  type Scene,
} from "#renderer/table/scene/scene.ts";
import { ontoPile, shedChanged } from "#renderer/table/parts/shed/shedPlan.ts";

export type InChain = Readonly<{
  seat: Seat;
  card: Card;
  as: Card | null;
  /** As the chain stands now: the last card counts, the one before it does not, and so on back. */
  cancelled: boolean;
  back: boolean;
}>;

export const chainKey = (place: number): string => `chain-${place}`;

const times = {
  chain: 420,
  chainUntil: 460,
  judge: 300,
  settleLook: 420,
  settle: 400,
  settleStagger: 150,
} as const;

/**
 * The last card counts, the one before it does not, and so on back. Uses the view's marks if it
 * describes exactly this chain.
 */
function judged(chain: readonly InChain[], after: readonly InChain[]): readonly InChain[] {
  if (chain.length === after.length) return after;
  return chain.map((card, place) => ({
    ...card,
    cancelled: (chain.length - place) % 2 === 0,
    back: false,
  }));
}

const bears = (card: InChain | undefined): string =>
  card ? `${card.as ?? ""} ${card.cancelled} ${card.back}` : bearsNothing;
const bearsNothing = " false false";

const judgeSteps = (
  before: readonly InChain[],
  now: readonly InChain[],
  at: number,
): readonly AnimationStep[] =>
  now.flatMap((card, place): readonly AnimationStep[] =>
    bears(before[place]) === bears(card)
      ? []
      : [{ type: "judge", place, card, of: now.length, at, ms: times.judge }],
  );

const movedUp = (chain: readonly InChain[], of: number, at: number): readonly AnimationStep[] =>
  chain.map(({ card }, place): AnimationStep => ({
    type: "fly",
    key: chainKey(place),
    card,
    from: { zone: "chain", place, of: chain.length },
    to: { zone: "chain", place, of },
    flip: [1, 1],
    becomes: chainKey(place),
    at,
    ms: times.chain,
  }));

export function planChain(
  { seat, card, words }: BeatOf<"chain">,
  { scene, after, at }: Moment,
): Draft {
  const { chain: before = [] } = scene;
  const held = seat === scene.own ? leavingCard(scene.hand, after.hand, card) : null;
  const place = before.length;
  const of = place + 1;
  const chain = judged(
    [...before, { seat, card, as: null, cancelled: false, back: false }],
    after.chain ?? [],
  );
  const landed = at + times.chain;
  const hand = held ? scene.hand.filter(({ key }) => key !== held.key) : scene.hand;
  const cards = Math.max(0, (scene.counts[seat] ?? 0) - 1);
  const speech = place === 0 ? { ...scene, speech: scene.speech.map(() => "") } : scene;
  return {
    steps: [
      ...(place === 0 ? [{ type: "hush", at, ms: 0 } as const] : []),
      ...said(seat, words, at),
      { type: "hold", hand, at, ms: 0 },
      ...movedUp(before, of, at),
      {
        type: "fly",
        key: held?.key ?? chainKey(place),
        card,
        from: { zone: "fan", seat },
        to: { zone: "chain", place, of },
        flip: held ? [1, 1] : [0, 1],
        becomes: chainKey(place),
        at,
        ms: times.chain,
      },
      { type: "count", seat, cards, at, ms: 0 },
      ...judgeSteps(before, chain, landed),
      { type: "sound", name: place === 0 ? "play" : "nope", at: at + times.chain * 0.8, ms: 0 },
    ],
    until: at + times.chainUntil,
    scene: {
      ...scene,
      hand,
      chain,
      counts: scene.counts.with(seat, cards),
      speech: speechWith(speech, seat, words),
    },
  };
}

/** A card that is sent back goes to its place in the own hand, or to its seat. */
function backTo(
  seat: number,
  card: Card,
  scene: Scene,
  after: Scene,
): Readonly<{ to: Flight["to"]; held: HandCard | null }> {
  const held =
    seat === scene.own
      ? (missingFrom(after.hand, scene.hand).find((one) => one.card === card) ?? null)
      : null;
  const index = held ? after.hand.findIndex(({ key }) => key === held.key) : -1;
  return {
    held,
    to: held ? { zone: "hand", index, of: after.hand.length } : { zone: "fan", seat },
  };
}

/**
 * In order, each card goes to the pile or back to its player. A chain of several cards stays
 * visible for a moment before.
 */
export function planSettle(
  { cards }: BeatOf<"settle">,
  { scene, after, at: begin }: Moment,
): Draft {
  const at = begin + ((scene.chain ?? []).length > 1 ? times.settleLook : 0);
  const of = cards.length;
  const steps: AnimationStep[] = [];
  let { hand, counts } = scene;
  let laid = 0;
  cards.forEach(({ seat, card, back }, place) => {
    const start = at + place * times.settleStagger;
    const flying = {
      type: "fly",
      key: chainKey(place),
      card,
      from: { zone: "chain", place, of },
      at: start,
      ms: times.settle,
    } as const;
    steps.push({ type: "judge", place, card: null, of, at: start, ms: 0 });
    if (back) {
      const { held, to } = backTo(seat, card, { ...scene, hand }, after);
      if (held)
        hand = after.hand.filter(
          ({ key }) => key === held.key || hand.some((one) => one.key === key),
        );
      counts = counts.with(seat, (counts[seat] ?? 0) + 1);
      steps.push({ type: "hold", hand, at: start, ms: 0 });
      steps.push(
        { ...flying, to, flip: [1, held ? 1 : 0], becomes: held?.key ?? null },
        { type: "count", seat, cards: counts[seat]!, at: start + times.settle, ms: 0 },
        { type: "sound", name: "sentBack", at: start, ms: 0 },
      );
    } else {
      const { key, to } = ontoPile(scene, laid);
      laid += 1;
      steps.push(
        { ...flying, to, flip: [1, 1], becomes: key },
        {
          type: "pile",
          cards: (scene.shed?.pile.length ?? 0) + laid,
          at: start + times.settle,
          ms: 0,
        },
      );
      steps.push({ type: "sound", name: "play", at: start + times.settle * 0.75, ms: 0 });
    }
  });
  const pile = [
    ...(scene.shed?.pile ?? []),
    ...cards.filter(({ back }) => !back).map(({ card }) => card),
  ];
  return {
    steps,
    until: at + Math.max(0, of - 1) * times.settleStagger + times.settle,
    scene: { ...shedChanged(scene, { pile }), hand, counts, chain: [], open: scene.open + laid },
  };
}

/**
 * Steps for chains that no beat explains: its player has left, or it was there before this table
 * was shown.
 */
export function chainAligned(
  { chain: before = [] }: Scene,
  { chain: after = [] }: Scene,
  at: number,
): readonly AnimationStep[] {
  const gone = before.flatMap((_, place) => (place < after.length ? [] : [chainKey(place)]));
  const came = after.slice(before.length).map(({ seat, card }, index): AnimationStep => {
    const place = before.length + index;
    return {
      type: "fly",
      key: chainKey(place),
      card,
      from: { zone: "fan", seat },
      to: { zone: "chain", place, of: after.length },
      flip: [0, 1],
      becomes: chainKey(place),
      at,
      ms: times.chain,
    };
  });
  return [
    ...(gone.length > 0 ? [{ type: "vanish", keys: gone, at, ms: 0 } as const] : []),
    ...came,
    ...judgeSteps(before, after, at + (came.length > 0 ? times.chain : 0)),
  ];
}
