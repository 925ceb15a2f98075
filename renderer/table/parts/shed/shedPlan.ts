// How do cards go between stock, pile and hands, and how is it told what must be matched?

import type { Card } from '#shared/cards/card.ts';
import type { BeatOf } from '#renderer/table/scene/beat.ts';
import { missingFrom } from '#renderer/table/scene/hand.ts';
import { said, speechWith } from '#renderer/table/scene/saying.ts';
import { mostOnPile, pileKey, topOfPile, type Scene, type Shed } from '#renderer/table/scene/scene.ts';
import { times, type Draft, type Flight, type Step } from '#renderer/table/scene/step.ts';

/** More backs than these do not make a refill look larger. */
const mostTurnedBack = 9;

/** The scene with something of its stock and pile changed. */
export const shedChanged = (scene: Scene, change: Partial<Shed>): Scene => (scene.shed ? { ...scene, shed: { ...scene.shed, ...change } } : scene);

const stockIn = ({ shed }: Scene): number => shed?.stock ?? 0;

/** Where the next open card of the round lies. */
export const ontoPile = (scene: Scene, index: number): { readonly key: string; readonly to: Flight['to'] } => {
  const number = scene.open + index;
  return { key: pileKey(number), to: { zone: 'pile', number } };
};

/** CE-4: eights that were turned up may be looked at before they are shuffled back. */
export function planTurnUp({ card, back }: BeatOf<'turnUp'>, scene: Scene, after: Scene, begin: number): Draft {
  const steps: Step[] = [];
  let at = begin;
  back.forEach((eight, index) => {
    const key = `turned-${index}`;
    const backAt = at + times.turnUp + times.turnUpLook;
    steps.push(
      { type: 'fly', key, card: eight, from: { zone: 'stock' }, to: { zone: 'pile', number: scene.open }, flip: [0, 1], becomes: key, at, ms: times.turnUp },
      { type: 'sound', name: 'flip', at, ms: 0 },
      { type: 'fly', key, card: eight, from: { zone: 'pile', number: scene.open }, to: { zone: 'stock' }, flip: [1, 0], becomes: null, at: backAt, ms: times.turnUp },
      { type: 'sound', name: 'shuffle', at: backAt + times.turnUp * 0.6, ms: 0 },
    );
    at = backAt + times.turnUp + times.turnUpPause;
  });
  const stock = after.shed?.stock ?? 0;
  const { key, to } = ontoPile(scene, 0);
  steps.push(
    { type: 'stock', cards: stock, at, ms: 0 },
    { type: 'fly', key, card, from: { zone: 'stock' }, to, flip: [0, 1], becomes: key, at, ms: times.turnUp },
    { type: 'sound', name: 'flip', at, ms: 0 }, { type: 'pile', cards: 1, at: at + times.turnUp, ms: 0 },
  );
  return { steps, until: at + times.turnUp, scene: { ...shedChanged(scene, { stock, pile: [card] }), open: scene.open + 1 } };
}

/** Own cards turn over on their way to the hand; of the others' a back each. */
function takenSteps({ seat, count, cards }: BeatOf<'take'>, scene: Scene, after: Scene, at: number): readonly Step[] {
  const pool = seat === scene.own ? missingFrom(after.hand, scene.hand).slice() : [];
  return Array.from({ length: count }, (_, index): readonly Step[] => {
    const found = pool.findIndex((held) => held.card === cards?.[index]);
    const [held] = found < 0 ? [] : pool.splice(found, 1);
    const place = held ? after.hand.findIndex(({ key }) => key === held.key) : -1;
    const start = at + index * times.takeStagger;
    return [
      {
        type: 'fly', key: held?.key ?? `taken-${seat}-${index}`, card: held?.card ?? null, from: { zone: 'stock' },
        to: held ? { zone: 'hand', index: place, of: after.hand.length } : { zone: 'fan', seat }, flip: held ? [0, 1] : [0, 0], becomes: held?.key ?? null, at: start, ms: times.take,
      },
      { type: 'stock', cards: Math.max(0, stockIn(scene) - index - 1), at: start, ms: 0 },
      { type: 'count', seat, cards: (scene.counts[seat] ?? 0) + index + 1, at: start + times.take, ms: 0 },
      { type: 'sound', name: held ? 'flip' : 'deal', at: start, ms: 0 },
    ];
  }).flat();
}

export function planTake(beat: BeatOf<'take'>, scene: Scene, after: Scene, at: number): Draft {
  const { seat, count, words } = beat;
  const isOwn = seat === scene.own;
  const last = at + Math.max(0, count - 1) * times.takeStagger;
  const came = new Set(isOwn ? missingFrom(after.hand, scene.hand).map(({ key }) => key) : []);
  const hand = isOwn ? after.hand.filter(({ key }) => came.has(key) || scene.hand.some((held) => held.key === key)) : scene.hand;
  const told = isOwn ? '' : words;
  return {
    steps: [...said(seat, told, at), ...(isOwn ? [{ type: 'hold', hand, at, ms: 0 } as const] : []), ...takenSteps(beat, scene, after, at)],
    until: last + (isOwn ? times.take : times.takeUntil),
    scene: {
      ...shedChanged(scene, { stock: Math.max(0, stockIn(scene) - count) }), hand,
      counts: scene.counts.with(seat, (scene.counts[seat] ?? 0) + count), speech: speechWith(scene, seat, told),
    },
  };
}

/** CE-9: the top card stays where it is, the others go face down to the stock. */
export function planRefill({ cards }: BeatOf<'refill'>, scene: Scene, begin: number): Draft {
  const pile = scene.shed?.pile ?? [];
  const open = topOfPile(scene).slice(0, -1);
  const hidden = Math.min(Math.max(0, cards - open.length), mostTurnedBack);
  const leaving: readonly { readonly key: string; readonly card: Card | null; readonly number: number }[] = [
    ...open.toReversed().map(({ card, number }) => ({ key: pileKey(number), card, number })),
    ...Array.from({ length: hidden }, (_, index) => ({ key: `refill-${index}`, card: null, number: scene.open - mostOnPile - index - 1 })),
  ];
  // Who has just taken the last card is seen to have it.
  const at = begin + times.take - times.takeUntil;
  const flights = leaving.map(({ key, card, number }, index): Step => ({
    type: 'fly', key, card, from: { zone: 'pile', number }, to: { zone: 'stock' }, flip: [card === null ? 0 : 1, 0], becomes: null, at: at + index * times.refillStagger, ms: times.refill,
  }));
  const landed = leaving.map((_, index): Step => ({ type: 'stock', cards: Math.round((cards * (index + 1)) / leaving.length), at: at + index * times.refillStagger + times.refill, ms: 0 }));
  const end = at + Math.max(0, leaving.length - 1) * times.refillStagger + times.refill;
  return {
    steps: [{ type: 'pile', cards: Math.min(1, pile.length), at, ms: 0 }, ...flights, ...landed, { type: 'stock', cards, at: end, ms: 0 }, { type: 'sound', name: 'shuffle', at: at + times.refill * 0.7, ms: 0 }],
    until: end, scene: shedChanged(scene, { stock: cards, pile: pile.slice(-1) }),
  };
}

export function planReverse({ direction }: BeatOf<'reverse'>, scene: Scene, at: number): Draft {
  return {
    steps: [{ type: 'reverse', direction, at, ms: times.reverse }, { type: 'sound', name: 'reverse', at, ms: 0 }],
    until: at + times.reverseUntil, scene: shedChanged(scene, { direction }),
  };
}

export function planName({ suit }: BeatOf<'name'>, scene: Scene, at: number): Draft {
  return {
    steps: [{ type: 'name', suit, at: at + times.flight - times.lay, ms: times.name }, { type: 'sound', name: 'name', at: at + times.flight - times.lay, ms: 0 }],
    until: at + times.nameUntil, scene,
  };
}

const sequentSounds = { starts: 'sequent', ends: 'sequentEnds', breaks: 'sequentBreaks' } as const;

/** X8-17: once the 8 lies nothing of the sequent is owed any more, while it is still swept away. */
export function planSequent({ seat, how, words }: BeatOf<'sequent'>, scene: Scene, after: Scene, at: number): Draft {
  const isOver = how === 'ends' && after.shed !== null;
  return {
    steps: [
      ...said(seat, words, at), { type: 'sequent', how, at, ms: how === 'starts' ? 0 : times.sequent }, { type: 'sound', name: sequentSounds[how], at, ms: 0 },
      ...(isOver ? wantSteps(scene, after, at) : []),
    ],
    until: at + (how === 'ends' ? times.endsUntil : times.sequentUntil),
    scene: { ...(isOver ? shedChanged(scene, { want: after.shed.want }) : scene), speech: speechWith(scene, seat, words) },
  };
}

export function planWin({ seat, words }: BeatOf<'win'>, scene: Scene, at: number): Draft {
  return {
    steps: [...said(seat, words, at), { type: 'cheer', seat, at, ms: times.cheer }, { type: 'sound', name: 'win', at, ms: 0 }],
    until: at + times.cheerUntil, scene: { ...scene, speech: speechWith(scene, seat, words) },
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is to be matched now, and whatever else no beat told of. */
export function shedAligned({ shed: before }: Scene, { shed: after }: Scene, at: number): readonly Step[] {
  if (!after) return [];
  return [
    ...(before?.stock === after.stock ? [] : [{ type: 'stock', cards: after.stock, at, ms: 0 } as const]),
    ...(before?.pile.length === after.pile.length ? [] : [{ type: 'pile', cards: after.pile.length, at, ms: 0 } as const]),
    ...(before?.direction === after.direction ? [] : [{ type: 'reverse', direction: after.direction, at, ms: times.reverse } as const]),
    ...wantSteps({ shed: before }, { shed: after }, at),
  ];
}

function wantSteps({ shed: before }: Pick<Scene, 'shed'>, { shed: after }: Pick<Scene, 'shed'>, at: number): readonly Step[] {
  const want = after?.want ?? null;
  if (isSame(before?.want ?? null, want)) return [];
  return [{ type: 'want', want, at, ms: times.want }, ...(want?.owed ? [{ type: 'beckon', at, ms: times.beckon } as const] : [])];
}
