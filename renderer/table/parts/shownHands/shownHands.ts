// How does a table show hands that others may see, as every one does in a replay?

import type { Seat } from "#shared/contract/seats.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Part, Viewed } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { handsAligned, planHide, planShow, withChanges, withoutHand } from "./shownPlan.ts";
import type { ShownHand } from "./shownScene.ts";
import { shownDrawing } from "./shownDrawing.ts";
import { shownTable } from "./showPlaces.ts";

export interface ShownHandsHooks {
  /** The hand that lies open at a seat other than by being one's own; null for a closed one. */
  shown?(this: void, seen: AnySeen, seat: Seat): ShownHand | null;
  /** Another part shows the cards of this seat's hand. */
  isElsewhere?(this: void, seen: AnySeen, seat: Seat): boolean;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    shownHands: ShownHandsHooks;
  }
}

export const shownHands = ({
  shown = () => null,
  isElsewhere = () => false,
}: ShownHandsHooks = {}): Part => ({
  name: "shownHands",
  hooks: { shownHands: { shown } },
  slice: (viewed) => ({
    shown: viewed.seen.hands.map((_, seat) =>
      isElsewhere(viewed.seen, seat) ? null : (shown(viewed.seen, seat) ?? seenHand(viewed, seat)),
    ),
  }),
  beats: { show: { plan: planShow }, hide: { plan: planHide } },
  clear: ({ counts }) => ({ scene: { shown: counts.map(() => null) } }),
  dealt: ({ shown: hands = [] }) => ({ shown: hands }),
  follow: (beat, changes, scene, draft, at) =>
    withChanges(changes, scene, beat.type === "fold" ? withoutHand(draft, beat.seat) : draft, at),
  aligned: handsAligned,
  places: shownTable,
  drawing: shownDrawing,
  seatWords: ({ shown: hands }, seat) => {
    const hand = hands?.[seat];
    return hand ? { hand: tableText().shows(hand.words, hand.cards.map(cardName)) } : {};
  },
  // The own one that is played on with.
  seatLook: ({ own, shown: hands }, seat) => ({ open: seat === own && Boolean(hands?.[seat]) }),
  isOpen: ({ shown: hands }, seat) => Boolean(hands?.[seat]),
});

/**
 * A hand that the viewer sees though it is not his own, and that the game says nothing about: a
 * replay's, with all cards open.
 */
function seenHand({ seen: { viewer, hands }, compare }: Viewed, seat: Seat): ShownHand | null {
  const hand = hands[seat];
  if (typeof hand !== "object" || hand.length === 0 || seat === viewer) return null;
  return { cards: hand.toSorted(compare), lit: hand.map(() => true), words: "" };
}
