import type { Card } from "#shared/cards/card.ts";
import type { Cleared, Gathered, Moment } from "#renderer/table/part.ts";
import {
  said,
  speechWith,
  times as common,
  type BeatOf,
  type Draft,
  type Flight,
  type Spot,
  type AnimationStep,
} from "#renderer/table/scene/animation.ts";
import { fewBacks } from "#renderer/table/scene/plan.ts";
import { missingFrom, pileKey, type Scene } from "#renderer/table/scene/scene.ts";
import { laidSound, layPlan } from "#renderer/table/scene/beatPlans.ts";
import { mostOnPile, topOfPile, type Shed } from "./shedScene.ts";

const times = {
  flight: common.flight,
  lay: common.lay,
  pileStagger: 140,
  take: 420,
  takeStagger: 130,
  takeUntil: 330,
  turnUp: 420,
  turnUpLook: 620,
  turnUpPause: 180,
  refill: 460,
  refillStagger: 42,
  name: 440,
  nameUntil: 260,
  reverse: 480,
  reverseUntil: 180,
  want: 220,
} as const;

/** More backs than this do not make a refill look larger. */
const mostTurnedBack = 9;

export const shedChanged = (scene: Scene, change: Partial<Shed>): Scene =>
  scene.shed ? { ...scene, shed: { ...scene.shed, ...change } } : scene;

const stockIn = ({ shed }: Scene) => shed?.stock ?? 0;

export const ontoPile = (
  scene: Scene,
  index: number,
): Readonly<{ key: string; to: Flight["to"] }> => {
  const number = scene.open + index;
  return { key: pileKey(number), to: { zone: "pile", number } };
};

/** Cards are put on the pile one after the other so that their order is visible. */
export function planLay(beat: BeatOf<"lay">, moment: Moment): Draft {
  const pile = moment.scene.shed?.pile ?? [];
  const draft = layPlan(beat, moment, {
    stagger: times.pileStagger,
    spotOf: (index) => ontoPile(moment.scene, index).to,
    steps: (index, start) => [
      { type: "pile", cards: pile.length + index + 1, at: start + times.flight, ms: 0 },
      ...laidSound(start),
    ],
  });
  return { ...draft, scene: shedChanged(draft.scene, { pile: [...pile, ...beat.cards] }) };
}

/**
 * Cards that were turned up but may not lie there stay visible for a moment before they are
 * shuffled back.
 */
export function planTurnUp(
  { card, back }: BeatOf<"turnUp">,
  { scene, after, at: begin }: Moment,
): Draft {
  const steps: AnimationStep[] = [];
  let at = begin;
  back.forEach((turned, index) => {
    const key = `turned-${index}`;
    const backAt = at + times.turnUp + times.turnUpLook;
    steps.push(
      {
        type: "fly",
        key,
        card: turned,
        from: { zone: "stock" },
        to: { zone: "pile", number: scene.open },
        flip: [0, 1],
        becomes: key,
        at,
        ms: times.turnUp,
      },
      { type: "sound", name: "flip", at, ms: 0 },
      {
        type: "fly",
        key,
        card: turned,
        from: { zone: "pile", number: scene.open },
        to: { zone: "stock" },
        flip: [1, 0],
        becomes: null,
        at: backAt,
        ms: times.turnUp,
      },
      { type: "sound", name: "shuffle", at: backAt + times.turnUp * 0.6, ms: 0 },
    );
    at = backAt + times.turnUp + times.turnUpPause;
  });
  const stock = after.shed?.stock ?? 0;
  const { key, to } = ontoPile(scene, 0);
  steps.push(
    { type: "stock", cards: stock, at, ms: 0 },
    {
      type: "fly",
      key,
      card,
      from: { zone: "stock" },
      to,
      flip: [0, 1],
      becomes: key,
      at,
      ms: times.turnUp,
    },
    { type: "sound", name: "flip", at, ms: 0 },
    { type: "pile", cards: 1, at: at + times.turnUp, ms: 0 },
  );
  return {
    steps,
    until: at + times.turnUp,
    scene: { ...shedChanged(scene, { stock, pile: [card] }), open: scene.open + 1 },
  };
}

/** Own cards turn over on their way to the hand; for others' cards backs fly. */
function takenSteps(
  { seat, count, cards }: BeatOf<"take">,
  { scene, after, at }: Moment,
): readonly AnimationStep[] {
  const pool = seat === scene.own ? missingFrom(after.hand, scene.hand).slice() : [];
  return Array.from({ length: count }, (_, index): readonly AnimationStep[] => {
    const found = pool.findIndex((held) => held.card === cards?.[index]);
    const [held] = found < 0 ? [] : pool.splice(found, 1);
    const place = held ? after.hand.findIndex(({ key }) => key === held.key) : -1;
    const start = at + index * times.takeStagger;
    return [
      {
        type: "fly",
        key: held?.key ?? `taken-${seat}-${index}`,
        card: held?.card ?? null,
        from: { zone: "stock" },
        to: held ? { zone: "hand", index: place, of: after.hand.length } : { zone: "fan", seat },
        flip: held ? [0, 1] : [0, 0],
        becomes: held?.key ?? null,
        at: start,
        ms: times.take,
      },
      { type: "stock", cards: Math.max(0, stockIn(scene) - index - 1), at: start, ms: 0 },
      {
        type: "count",
        seat,
        cards: (scene.counts[seat] ?? 0) + index + 1,
        at: start + times.take,
        ms: 0,
      },
      { type: "sound", name: held ? "flip" : "deal", at: start, ms: 0 },
    ];
  }).flat();
}

export function planTake(beat: BeatOf<"take">, moment: Moment): Draft {
  const { scene, after, at } = moment;
  const { seat, count, words } = beat;
  const isOwn = seat === scene.own;
  const last = at + Math.max(0, count - 1) * times.takeStagger;
  const came = new Set(isOwn ? missingFrom(after.hand, scene.hand).map(({ key }) => key) : []);
  const hand = isOwn
    ? after.hand.filter(({ key }) => came.has(key) || scene.hand.some((held) => held.key === key))
    : scene.hand;
  const bubble = isOwn ? "" : words;
  return {
    steps: [
      ...said(seat, bubble, at),
      ...(isOwn ? [{ type: "hold", hand, at, ms: 0 } as const] : []),
      ...takenSteps(beat, moment),
    ],
    until: last + (isOwn ? times.take : times.takeUntil),
    scene: {
      ...shedChanged(scene, { stock: Math.max(0, stockIn(scene) - count) }),
      hand,
      counts: scene.counts.with(seat, (scene.counts[seat] ?? 0) + count),
      speech: speechWith(scene, seat, bubble),
    },
  };
}

/** The top card stays; the others go face down to the stock. */
export function planRefill({ cards }: BeatOf<"refill">, { scene, at: begin }: Moment): Draft {
  const pile = scene.shed?.pile ?? [];
  const open = topOfPile(scene).slice(0, -1);
  const hidden = Math.min(Math.max(0, cards - open.length), mostTurnedBack);
  const leaving: readonly Readonly<{
    key: string;
    card: Card | null;
    number: number;
  }>[] = [
    ...open.toReversed().map(({ card, number }) => ({ key: pileKey(number), card, number })),
    ...Array.from({ length: hidden }, (_, index) => ({
      key: `refill-${index}`,
      card: null,
      number: scene.open - mostOnPile - index - 1,
    })),
  ];
  // The last card taken arrives before the refill begins.
  const at = begin + times.take - times.takeUntil;
  const flights = leaving.map(({ key, card, number }, index): AnimationStep => ({
    type: "fly",
    key,
    card,
    from: { zone: "pile", number },
    to: { zone: "stock" },
    flip: [card === null ? 0 : 1, 0],
    becomes: null,
    at: at + index * times.refillStagger,
    ms: times.refill,
  }));
  const landed = leaving.map((_, index): AnimationStep => ({
    type: "stock",
    cards: Math.round((cards * (index + 1)) / leaving.length),
    at: at + index * times.refillStagger + times.refill,
    ms: 0,
  }));
  const end = at + Math.max(0, leaving.length - 1) * times.refillStagger + times.refill;
  return {
    steps: [
      { type: "pile", cards: Math.min(1, pile.length), at, ms: 0 },
      ...flights,
      ...landed,
      { type: "stock", cards, at: end, ms: 0 },
      { type: "sound", name: "shuffle", at: at + times.refill * 0.7, ms: 0 },
    ],
    until: end,
    scene: shedChanged(scene, { stock: cards, pile: pile.slice(-1) }),
  };
}

/** The top card goes back to its player; an own card to its place in the hand. */
export function planTakeBack(
  { seat, card, words }: BeatOf<"takeBack">,
  { scene, after, at }: Moment,
): Draft {
  const held =
    seat === scene.own
      ? (missingFrom(after.hand, scene.hand).find((one) => one.card === card) ?? null)
      : null;
  const place = held ? after.hand.findIndex(({ key }) => key === held.key) : -1;
  const hand = held
    ? after.hand.filter(({ key }) => key === held.key || scene.hand.some((one) => one.key === key))
    : scene.hand;
  const number = scene.open - 1;
  const pile = (scene.shed?.pile ?? []).slice(0, -1);
  const counts = scene.counts.with(seat, (scene.counts[seat] ?? 0) + 1);
  return {
    steps: [
      ...said(seat, words, at),
      { type: "hold", hand, at, ms: 0 },
      { type: "pile", cards: pile.length, at, ms: 0 },
      {
        type: "fly",
        key: pileKey(number),
        card,
        from: { zone: "pile", number },
        to: held ? { zone: "hand", index: place, of: after.hand.length } : { zone: "fan", seat },
        flip: [1, held ? 1 : 0],
        becomes: held?.key ?? null,
        at,
        ms: times.take,
      },
      { type: "count", seat, cards: counts[seat] ?? 0, at: at + times.take, ms: 0 },
      { type: "sound", name: "sentBack", at, ms: 0 },
    ],
    until: at + times.take,
    scene: {
      ...shedChanged(scene, { pile }),
      hand,
      counts,
      open: number,
      speech: speechWith(scene, seat, words),
    },
  };
}

export function planReverse({ direction }: BeatOf<"reverse">, { scene, at }: Moment): Draft {
  return {
    steps: [
      { type: "reverse", direction, at, ms: times.reverse },
      { type: "sound", name: "reverse", at, ms: 0 },
    ],
    until: at + times.reverseUntil,
    scene: { ...scene, direction },
  };
}

/**
 * The badge turns with the suit at once, even if more beats follow; if something else must be
 * matched in the end, it waits for that.
 */
export function planName({ suit }: BeatOf<"name">, { scene, after, at: begin }: Moment): Draft {
  const at = begin + times.flight - times.lay;
  const want = after.shed?.want ?? null;
  const isFinal = want?.named === true && want.suit === suit;
  return {
    steps: [
      { type: "name", suit, at, ms: times.name },
      { type: "sound", name: "name", at, ms: 0 },
      ...(isFinal ? wantSteps(scene, after, at) : []),
    ],
    until: begin + times.nameUntil,
    scene: isFinal ? shedChanged(scene, { want }) : scene,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Steps for what is to be matched now, and for any difference that no beat explains. */
export function shedAligned(scene: Scene, after: Scene, at: number): readonly AnimationStep[] {
  const [before, shed] = [scene.shed, after.shed];
  if (!shed) return [];
  return [
    ...(before?.stock === shed.stock
      ? []
      : [{ type: "stock", cards: shed.stock, at, ms: 0 } as const]),
    ...(before?.pile.length === shed.pile.length
      ? []
      : [{ type: "pile", cards: shed.pile.length, at, ms: 0 } as const]),
    ...(scene.direction === after.direction ? [] : turnedTo(after, at)),
    ...wantSteps(scene, after, at),
  ];
}

const turnedTo = ({ direction }: Scene, at: number): readonly AnimationStep[] =>
  direction === null ? [] : [{ type: "reverse", direction, at, ms: times.reverse }];

export function wantSteps(
  { shed: before }: Scene,
  { shed: after }: Scene,
  at: number,
): readonly AnimationStep[] {
  const want = after?.want ?? null;
  if (isSame(before?.want ?? null, want)) return [];
  return [{ type: "want", want, at, ms: times.want }];
}

/** Size of the pack, with the card that is turned up afterwards; `left` are still to be dealt. */
const packOf = ({ shed }: Scene, left: number) => (shed ? shed.stock + shed.pile.length + left : 0);

const packSteps = (after: Scene, left: number, at: number): readonly AnimationStep[] => [
  { type: "stock", cards: packOf(after, left), at, ms: 0 },
];

/** The whole pack lies in the middle, and nothing is asked for. */
export function barePile(scene: Scene, after: Scene, to: Spot): Cleared {
  const dealt = after.counts.reduce((sum, count) => sum + count, 0);
  const isAway = scene.shed?.isAway === true;
  return {
    steps: [
      { type: "want", want: null, at: 0, ms: times.want },
      ...packSteps(after, dealt, 0),
      ...turnedTo(after, 0),
      ...(isAway ? [{ type: "away", isAway: false, at: 0, ms: times.want } as const] : []),
    ],
    gathering: [{ type: "pile", cards: 0, at: 0, ms: 0 }],
    cards: [
      ...(isAway ? [] : topOfPile(scene)).map(({ card, number }) => ({
        card,
        key: pileKey(number),
      })),
      ...(to.zone === "stock" ? [] : stockBacks(scene)),
    ],
    scene: bareShed(after),
  };
}

/** The next game may be dealt from elsewhere. */
const stockBacks = (scene: Scene): readonly Gathered[] =>
  Array.from({ length: Math.min(stockIn(scene), fewBacks) }, (_, level) => ({
    key: `stock-${level}`,
    card: null,
    from: { zone: "stock" },
  }));

export const bareShed = ({ shed }: Scene): Partial<Scene> =>
  shed ? { shed: { ...shed, pile: [], want: null, isAway: false } } : {};
