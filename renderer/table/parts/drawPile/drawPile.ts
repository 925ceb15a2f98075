// How does a table show a stock and a pile from both of which cards are taken into the hand?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isDealing } from "#renderer/table/desk/dealing.ts";
import type { Moment, Part } from "#renderer/table/part.ts";
import { planTakeBack } from "#renderer/table/parts/shed/shedPlan.ts";
import { shed } from "#renderer/table/parts/shed/shed.ts";
import type { BeatOf } from "#renderer/table/scene/beat.ts";
import { mostOnPile } from "#renderer/table/parts/shed/shedScene.ts";
import { pileKey } from "#renderer/table/scene/scene.ts";
import type { Draft, Spot, Step } from "#renderer/table/scene/step.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { DrawButtons } from "./DrawButtons.tsx";
import { KnownCards } from "./KnownCards.tsx";

export interface DrawPileHooks {
  /** Cards of this seat's hand that everybody has seen go there. */
  known(this: void, seen: AnySeen, seat: Seat): readonly Card[];
  /** What they are called: "from the pile". */
  words(this: void): string;
  /** Stock and pile are put away: nothing is taken from them any more. */
  isAway(this: void, seen: AnySeen): boolean;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    drawPile: DrawPileHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Inputs {
    /** The first card of the pile has not been turned up yet. */
    readonly isTopHidden?: boolean;
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A seat takes the top card of the pile into its hand. */
    takeTop: { readonly seat: Seat; readonly card: Card; readonly words: string };
  }
}

const stockAndPile = ({ isAway }: DrawPileHooks): Part =>
  shed({
    shed: (seen) => ({ stock: seen.stock, pile: seen.pile, want: null, isAway: isAway(seen) }),
  });

/** Of a high pile one card more is a card of its own again, and no mere height. */
function uncovered({ scene: { shed: before, open }, at }: Moment): readonly Step[] {
  const card = before?.pile.at(-1 - mostOnPile);
  const number = open - 1 - mostOnPile;
  const spot: Spot = { zone: "pile", number };
  return card === undefined
    ? []
    : [
        {
          type: "fly",
          key: pileKey(number),
          card,
          from: spot,
          to: spot,
          flip: [1, 1],
          becomes: pileKey(number),
          at,
          ms: 0,
        },
      ];
}

/** As a card that is sent back, without its sound. */
function planTakeTop(beat: BeatOf<"takeTop">, moment: Moment): Draft {
  const draft = planTakeBack({ ...beat, type: "takeBack" }, moment);
  return {
    ...draft,
    steps: [
      ...uncovered(moment),
      ...draft.steps.map((step): Step =>
        step.type === "sound" ? { ...step, name: "flip" } : step,
      ),
    ],
  };
}

export const drawPile = (hooks: DrawPileHooks, base = stockAndPile(hooks)): Part => ({
  ...base,
  name: "drawPile",
  hooks: { drawPile: hooks },
  beats: {
    ...base.beats,
    takeTop: {
      plan: planTakeTop,
      hands: ({ seat, card }) => [{ seat, out: [], in: [card] }],
      lays: () => -1,
    },
  },
  desk: { inputs: (_game, state) => ({ isTopHidden: isDealing(state) }) },
  controls: { beforeHand: KnownCards, beforeActions: DrawButtons },
});
