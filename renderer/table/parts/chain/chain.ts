// How does a table show a card and its answers, and ask for one?

import type { Part } from '#renderer/table/part.ts';
import type { AnySeen, Response } from '#renderer/table/tableGame.ts';
import { chainAligned, planChain, planSettle } from './chainPlan.ts';
import { chainKey, type InChain } from './chainScene.ts';
import { chainStage } from './chainStage.ts';
import { chainTable } from './chainPlaces.ts';

export interface ChainHooks {
  chain(this: void, seen: AnySeen): readonly InChain[];
  /** Null where no window is open, and for spectators. */
  response(this: void, seen: AnySeen): Response | null;
}

declare module '#renderer/table/part.ts' {
  interface Hooks {
    chain: ChainHooks;
  }
}

export const chain = (hooks: ChainHooks): Part => ({
  name: 'chain',
  hooks: { chain: hooks },
  slice: ({ seen }) => ({ chain: hooks.chain(seen) }),
  beats: {
    chain: { plan: planChain, hands: ({ seat, card }) => [{ seat, out: [card], in: [] }] },
    settle: {
      plan: planSettle,
      hands: ({ cards }) => cards.filter(({ back }) => back).map(({ seat, card }) => ({ seat, out: [], in: [card] })),
      lays: ({ cards }) => cards.filter(({ back }) => !back).length,
    },
  },
  clear: ({ chain: links = [] }) => ({ gone: links.map((_, place) => chainKey(place)), scene: { chain: [] } }),
  aligned: chainAligned,
  places: chainTable,
  stage: chainStage,
  // While answers are waited for all are asked alike: nobody stands out.
  seatLook: ({ chain: links = [] }) => (links.length > 0 ? { active: false } : {}),
  atOnce: ({ chain: links = [] }) => ({ chain: links }),
});
