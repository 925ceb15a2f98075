// How are cards played, and how is a trick taken off the table?

import type { Card } from '#shared/cards/card.ts';
import type { Seat } from '#shared/game/seats.ts';
import { missingFrom } from '#renderer/table/scene/hand.ts';
import { pileKey, type Laid, type Scene } from '#renderer/table/scene/scene.ts';
import { ontoPile, shedChanged } from '#renderer/table/parts/shed/shedPlan.ts';
import { heapLevels, times, type Draft, type Spot, type Step } from '#renderer/table/scene/step.ts';

const counted = (scene: Scene, seat: Seat, change: number): readonly number[] => scene.counts.with(seat, Math.max(0, (scene.counts[seat] ?? 0) + change));

/** KB-8's and CE-7's sets and singles alike: cards leave the hand one after the other and land side by side, or on the pile where there is one. */
export function planLay(seat: Seat, cards: readonly Card[], scene: Scene, after: Scene, at: number): Draft {
  const laid: Laid = { seat, cards, from: scene.open };
  const { shed } = scene;
  const trick = shed ? [] : [...scene.trick, laid];
  const stagger = shed ? times.pileStagger : times.setStagger;
  const leaving = missingFrom(scene.hand, after.hand).slice();
  const steps = cards.flatMap((card, index): readonly Step[] => {
    const own = seat === scene.own ? leaving.findIndex((held) => held.card === card) : -1;
    const [held] = own < 0 ? [] : leaving.splice(own, 1);
    const start = at + index * stagger;
    const to: Spot = shed ? ontoPile(scene, index).to : { zone: 'trick', laid, index: trick.length - 1, card: index };
    const key = pileKey(laid.from + index);
    return [
      { type: 'fly', key: held?.key ?? key, card, from: { zone: 'fan', seat }, to, flip: held ? [1, 1] : [0, 1], becomes: key, at: start, ms: times.flight },
      { type: 'count', seat, cards: Math.max(0, (scene.counts[seat] ?? 0) - index - 1), at: start, ms: 0 },
      ...(shed ? [{ type: 'pile', cards: shed.pile.length + index + 1, at: start + times.flight, ms: 0 } as const] : []),
      ...(shed || index === 0 ? [{ type: 'sound', name: 'play', at: start + times.flight * 0.75, ms: 0 } as const] : []),
    ];
  });
  const end = at + times.flight + (cards.length - 1) * stagger;
  const hand = seat === scene.own ? scene.hand.filter(({ key }) => !steps.some((step) => step.type === 'fly' && step.key === key)) : scene.hand;
  const lying = { hand, trick, open: scene.open + cards.length, counts: counted(scene, seat, -cards.length), speech: scene.speech.map(() => '') };
  return {
    steps: [{ type: 'hush', at, ms: 0 }, ...steps, { type: 'hold', hand, at, ms: 0 }],
    until: Math.max(at + times.lay, end - 80),
    scene: { ...shedChanged(scene, { pile: [...(shed?.pile ?? []), ...cards] }), ...lying },
  };
}

/** Everyone may look at the trick for a moment, then it goes face down to the heap. */
export function planSweep(scene: Scene, begin: number): Draft {
  if (scene.trick.length === 0) return { steps: [], until: begin, scene };
  const at = begin + times.lookAtTrick;
  const keys = scene.trick.flatMap(({ cards, from }) => cards.map((card, index) => ({ card, key: pileKey(from + index) })));
  const steps = keys.map(({ card, key }, index): Step => ({
    type: 'fly', key, card, from: { zone: 'heap', level: 0 }, to: { zone: 'heap', level: Math.min(heapLevels, scene.heap + index) }, flip: [1, 0], becomes: null,
    at: at + Math.min(index, 12) * times.sweepStagger, ms: times.sweep,
  }));
  const end = at + times.sweep + Math.min(keys.length, 12) * times.sweepStagger;
  const heap = scene.heap + keys.length;
  return {
    steps: [{ type: 'hush', at, ms: 0 }, ...steps, { type: 'heap', cards: heap, at: end, ms: 0 }, { type: 'sound', name: 'trickWon', at, ms: 0 }],
    until: end - 120,
    scene: { ...scene, trick: [], heap, speech: scene.speech.map(() => '') },
  };
}
