// How does a table ask for sets that may be discarded?

import type { Part } from "#renderer/table/part.ts";
import { SetsPanel } from "./SetsPanel.tsx";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import { setsDesk } from "./setsDesk.ts";

/** Sets that may be discarded now. */
export type SetsOffer = {
  /** Sets of the hand, the largest first; they may share cards. */
  readonly found: readonly (readonly Card[])[];
  /** Are these cards a set? */
  isSet(cards: readonly Card[]): boolean;
  /** "three 7s", "4 to 7 of hearts" */
  nameOf(set: readonly Card[]): string;
  /** `top`: the card that is to lie uppermost; null leaves it to the order. */
  moveOf(sets: readonly (readonly Card[])[], top: Card | null): Move;
  /** The sets that such a move discards, and the card it leaves uppermost. */
  read(move: Move): { readonly sets: readonly (readonly Card[])[]; readonly top: Card | null };
};

export interface SetsHooks {
  /** Null where the viewer is not asked for sets. */
  sets(this: void, seen: AnySeen): SetsOffer | null;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    sets: SetsHooks;
  }
}

export const sets = (hooks: SetsHooks): Part => ({
  name: "sets",
  hooks: { sets: hooks },
  desk: setsDesk,
  controls: { beforeHand: SetsPanel },
});
