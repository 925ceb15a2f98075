// How does a table show a card and its answers, and ask for one?

import type { Part } from "#renderer/table/part.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import type { Move } from "#shared/contract/round.ts";
import { chainDesk } from "./chainDesk.ts";
import { chainAligned, planChain, planSettle } from "./chainPlan.ts";
import { chainKey, type InChain } from "./chainScene.ts";
import { chainDrawing } from "./chainDrawing.ts";
import { chainTable } from "./chainPlaces.ts";
import { ResponsePrompt } from "./ResponsePrompt.tsx";

/** What is answered while a window is open for all. */
export type Response = {
  /** "Ben plays the king of hearts: Cy draws four cards." */
  words(who: Whose): string;
  /** The viewer has answered, or is not asked. */
  readonly isOver: boolean;
  /** Does the viewer hold a card that could answer? */
  readonly canAnswer: boolean;
  /** What is sent by who lets it pass. */
  readonly pass: Move;
  /** Seconds of the whole window, and from when on it may close. */
  readonly seconds: number;
  readonly floor: number;
  /** The same for one window, another for the next. */
  readonly number: number;
};

export interface ChainHooks {
  chain(this: void, seen: AnySeen): readonly InChain[];
  /** Null where no window is open, and for spectators. */
  response(this: void, seen: AnySeen): Response | null;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    chain: ChainHooks;
  }
}

export const chain = (hooks: ChainHooks): Part => ({
  name: "chain",
  hooks: { chain: hooks },
  slice: ({ seen }) => ({ chain: hooks.chain(seen) }),
  beats: {
    chain: { plan: planChain, hands: ({ seat, card }) => [{ seat, out: [card], in: [] }] },
    settle: {
      plan: planSettle,
      hands: ({ cards }) =>
        cards.filter(({ back }) => back).map(({ seat, card }) => ({ seat, out: [], in: [card] })),
      lays: ({ cards }) => cards.filter(({ back }) => !back).length,
    },
  },
  clear: ({ chain: links = [] }) => ({
    gone: links.map((_, place) => chainKey(place)),
    scene: { chain: [] },
  }),
  aligned: chainAligned,
  places: chainTable,
  drawing: chainDrawing,
  // While answers are waited for all are asked alike: nobody stands out.
  seatLook: ({ chain: links = [] }) => (links.length > 0 ? { active: false } : {}),
  desk: chainDesk,
  controls: { prompt: ResponsePrompt },
  isOpenToAll: ({ chain: links = [] }) => links.length > 0,
  atOnce: ({ chain: links = [] }) => ({ chain: links }),
});
