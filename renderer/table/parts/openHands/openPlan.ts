// How is a hand turned over, does it lie open for a while, and is it taken up again?

import type { Card } from '#shared/cards/card.ts';
import { without } from '#shared/cards/hand.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Beat, BeatOf } from '#renderer/table/scene/beat.ts';
import type { Scene, ShownHand } from '#renderer/table/scene/scene.ts';
import { times, type Draft, type Step } from '#renderer/table/scene/step.ts';

export function planShow({ seat, hand }: BeatOf<'show'>, scene: Scene, at: number): Draft {
  return {
    steps: [{ type: 'show', seat, hand, at, ms: times.show }, { type: 'sound', name: 'flip', at, ms: 0 }],
    until: at + times.showUntil,
    scene: { ...scene, shown: scene.shown.with(seat, hand) },
  };
}

export function planHide({ seat }: BeatOf<'hide'>, scene: Scene, at: number): Draft {
  if (!scene.shown[seat]) return { steps: [], until: at, scene };
  return { steps: [{ type: 'hide', seat, at, ms: times.hide }, { type: 'sound', name: 'flip', at, ms: 0 }], until: at + times.hide, scene: { ...scene, shown: scene.shown.with(seat, null) } };
}

/** Cards that a beat takes from a seat's hand, and such as it brings there. */
type Change = { readonly seat: Seat; readonly out: readonly Card[]; readonly in: readonly Card[] };

function changesBy(beat: Beat): readonly Change[] {
  switch (beat.type) {
    case 'lay': return [{ seat: beat.seat, out: beat.cards, in: [] }];
    case 'chain': return [{ seat: beat.seat, out: [beat.card], in: [] }];
    case 'discard': return beat.cards.map(({ seat, card }) => ({ seat, out: [card], in: [] }));
    case 'settle': return beat.cards.filter(({ back }) => back).map(({ seat, card }) => ({ seat, out: [], in: [card] }));
    case 'take': return [{ seat: beat.seat, out: [], in: beat.cards ?? [] }];
    case 'swap': return beat.gifts.flatMap(({ from, to, cards }) => [{ seat: from, out: cards ?? [], in: [] }, { seat: to, out: [], in: cards ?? [] }]);
    default: return [];
  }
}

/** NE-9: a hand that lies open loses what is played from it and shows what comes to it. `scene`: before the beat. */
export function withOpenHands(beat: Beat, { shown }: Scene, draft: Draft, at: number): Draft {
  let hands = draft.scene.shown;
  const steps = changesBy(beat).flatMap((change): readonly Step[] => {
    const open = shown[change.seat] && hands[change.seat];
    if (!open || change.out.length + change.in.length === 0) return [];
    const cards = [...(without(open.cards, change.out) ?? open.cards), ...change.in];
    const hand: ShownHand = { ...open, cards, lit: cards.map(() => true) };
    hands = hands.with(change.seat, hand);
    return [{ type: 'open', seat: change.seat, hand, at: change.in.length > 0 ? draft.until : at, ms: 0 }];
  });
  return steps.length === 0 ? draft : { ...draft, steps: [...draft.steps, ...steps], scene: { ...draft.scene, shown: hands } };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Hands and skips as they are in the end, whatever was told of them. */
export function signsAligned(scene: Scene, after: Scene, at: number): readonly Step[] {
  const hands = after.shown.flatMap((hand, seat): readonly Step[] => {
    const before = scene.shown[seat] ?? null;
    if (isSame(before, hand)) return [];
    if (hand === null) return [{ type: 'hide', seat, at, ms: 0 }];
    return [before ? { type: 'open', seat, hand, at, ms: 0 } : { type: 'show', seat, hand, at, ms: times.show }];
  });
  const skips = after.skips.flatMap((turns, seat): readonly Step[] => (turns === (scene.skips[seat] ?? 0) ? [] : [{ type: 'skips', seat, turns, at, ms: 0 }]));
  return [...hands, ...skips];
}
