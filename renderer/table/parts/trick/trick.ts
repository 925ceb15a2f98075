// How does a table show plays that must be beaten, and who takes them?

import { z } from 'zod';
import { isCard, type Card } from '#shared/cards/card.ts';
import type { Told } from '#shared/contract/view.ts';
import type { Part } from '#renderer/table/part.ts';
import { pileKey } from '#renderer/table/scene/scene.ts';
import type { AnySeen, Whose } from '#renderer/table/tableGame.ts';
import { planLay, planSweep } from './trickPlan.ts';
import type { Laid } from './trickScene.ts';
import { trickDrawing } from './trickDrawing.ts';
import { trickPlaces } from './trickPlaces.ts';

export interface TrickHooks {
  /** The trick, aloud; empty where there is none. */
  words(this: void, trick: readonly Laid[], who: Whose): string;
  /** The plays that lie open now. `before`: those known already. */
  plays(this: void, seen: AnySeen, happened: readonly Told[], before: readonly Laid[]): readonly Laid[];
}

/** Made when it is needed: by then zod has been told not to compile, which the page's policy forbids. */
const played = () => z.array(z.object({ seat: z.number(), cards: z.array(z.custom<Card>(isCard)), from: z.number() }));

export const trick = ({ plays: playsOf, words }: TrickHooks): Part => ({
  name: 'trick',
  slice: ({ seen, happened, known }) => ({ trick: playsOf(seen, happened, known.trick ?? []) }),
  lying: ({ trick: laid = [] }) => laid.reduce((sum, { cards }) => sum + cards.length, 0),
  // A view tells only the play to beat, not who played before it; the game checks the others against the view.
  memory: { keep: ({ trick: laid = [] }) => laid, recall: (kept) => ({ trick: played().parse(kept) }) },
  bare: () => ({ trick: [] }),
  beats: {
    lay: { plan: planLay, hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }], lays: ({ cards }) => cards.length },
    sweep: { plan: planSweep },
  },
  clear: ({ trick: laid = [] }) => ({ cards: laid.flatMap(({ cards, from }) => cards.map((card, index) => ({ card, key: pileKey(from + index) }))), scene: { trick: [] } }),
  dealt: () => ({ trick: [] }),
  places: trickPlaces,
  drawing: trickDrawing,
  words: ({ trick: laid = [] }, who) => [words(laid, who)],
});
