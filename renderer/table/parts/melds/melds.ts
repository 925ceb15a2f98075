// How does a table show hands that are laid open in melds, cards that are put to them, and what is
// left over?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { cardName } from "#renderer/text/cardName.ts";
import type { Part, Viewed } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";
import type { AnySeen, Who } from "#renderer/table/tableGame.ts";
import { HandBrackets } from "./HandBrackets.tsx";
import { meldsDrawing } from "./meldsDrawing.ts";
import {
  clearedMelds,
  laidAligned,
  laidIn,
  planLayDown,
  planLayOff,
  planProclaim,
} from "./meldsPlan.ts";
import { meldsTable } from "./meldsPlaces.ts";
import { pointsOf, type LaidHand } from "./meldsScene.ts";

export interface MeldsHooks {
  /** Null for a hand that is held. */
  laid(this: void, seen: AnySeen, seat: Seat): LaidHand | null;
  /**
   * The melds that these cards make, as they would be laid; `isPut`: as they lie side by side, for
   * the person has put them so.
   */
  held(this: void, cards: readonly Card[], isPut: boolean): readonly (readonly Card[])[];
  /**
   * What lies there, for readers: its melds, each by the names of its cards, and what is left over.
   */
  words(this: void, who: Who, melds: readonly (readonly string[])[], points: number): string;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    melds: MeldsHooks;
  }
}

/** Cards that lie on the table are in no hand any more. */
function slice({ seen }: Viewed, hooks: MeldsHooks): Partial<Scene> {
  const laid = seen.hands.map((_, seat) => hooks.laid(seen, seat));
  const isOwnLaid = seen.viewer !== "spectator" && laid[seen.viewer] !== null;
  return {
    laid,
    counts: seen.hands.map((hand, seat) =>
      laid[seat] ? 0 : typeof hand === "number" ? hand : hand.length,
    ),
    ...(isOwnLaid && { hand: [] }),
  };
}

/** After the part that shows stock and pile, which are put away where hands are laid open. */
export const melds = (hooks: MeldsHooks): Part => ({
  name: "melds",
  hooks: { melds: hooks },
  slice: (viewed) => slice(viewed, hooks),
  beats: {
    layDown: {
      plan: planLayDown,
      hands: ({ seat, hand }) => [
        { seat, out: [...hand.melds.flat(), ...hand.rest.map(({ card }) => card)], in: [] },
      ],
    },
    layOff: { plan: planLayOff, hands: ({ seat, cards }) => [{ seat, out: cards, in: [] }] },
    proclaim: { plan: planProclaim },
  },
  bare: ({ counts }) => ({ laid: counts.map(() => null) }),
  clear: clearedMelds,
  dealt: (_scene, { counts }) => ({ laid: counts.map(() => null) }),
  aligned: laidAligned,
  lasting: ["proclaim"],
  places: meldsTable,
  drawing: meldsDrawing,
  controls: { beforeHand: HandBrackets },
  words: (scene, who) =>
    laidIn(scene).flatMap((hand, seat) =>
      hand
        ? [
            hooks.words(
              who(seat),
              hand.melds.map((cards) => cards.map(cardName)),
              pointsOf(hand),
            ),
          ]
        : [],
    ),
});
