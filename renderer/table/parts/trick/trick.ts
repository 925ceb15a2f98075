// How does a table show plays that must be beaten, and who takes them?

import type { Part } from "#renderer/table/part.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import type { AnySeen, Whose } from "#renderer/table/tableGame.ts";
import { planLay, planSweep } from "./trickPlan.ts";
import type { Laid } from "./trickScene.ts";
import { trickDrawing } from "./trickDrawing.ts";
import { trickPlaces } from "./trickPlaces.ts";

export interface TrickHooks {
  /** The trick, aloud; empty where there is none. */
  words(this: void, trick: readonly Laid[], who: Whose): string;
  /** The plays that lie open now. */
  plays(this: void, seen: AnySeen): readonly Laid[];
}

export const trick = ({ plays: playsOf, words }: TrickHooks): Part => ({
  name: "trick",
  slice: ({ seen }) => ({ trick: playsOf(seen) }),
  lying: ({ trick: laid = [] }) => laid.reduce((sum, { cards }) => sum + cards.length, 0),
  bare: () => ({ trick: [] }),
  beats: {
    lay: {
      plan: planLay,
      hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }],
      lays: ({ cards }) => cards.length,
    },
    sweep: { plan: planSweep },
  },
  clear: ({ trick: laid = [] }) => ({
    cards: laid.flatMap(({ cards, from }) =>
      cards.map((card, index) => ({ card, key: pileKey(from + index) })),
    ),
    scene: { trick: [] },
  }),
  dealt: () => ({ trick: [] }),
  places: trickPlaces,
  drawing: trickDrawing,
  words: ({ trick: laid = [] }, who) => [words(laid, who)],
});
