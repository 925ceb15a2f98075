// How does a table take what somebody means to do before his turn, and make the only move by itself
// (H-31)?

import type { Move } from "#shared/contract/round.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { aheadDesk } from "./aheadDesk.ts";

/** What may be chosen while others act. */
export type Choice = {
  /** Stays the same from view to view: "checkFold", "passTrick"… */
  readonly id: string;
  readonly label: string;
  /** As of an `Action`. */
  readonly shortcut: string;
  /** Counts for every turn as long as it stands, not for the next one alone. */
  readonly stays: boolean;
};

export interface AheadHooks {
  /** Besides the picked cards; the viewer is not to act. */
  choices(this: void, seen: AnySeen): readonly Choice[];
  /** What the choice comes to now that the viewer is to act; null where it fits no more. */
  moveOf(this: void, seen: AnySeen, id: string): Move | null;
  /** Does a choice made at the earlier view still mean the same? */
  stands(this: void, before: AnySeen, now: AnySeen, id: string): boolean;
  /**
   * The only move that the viewer, who is to act, can make; null where there is a choice, be it of
   * cards.
   */
  onlyMove(this: void, seen: AnySeen): Move | null;
  /**
   * Do all at the table see that he has no choice? Then to make it at once tells nobody anything
   * (C-7).
   */
  isForcedOpenly(this: void, seen: AnySeen): boolean;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    ahead: AheadHooks;
  }
}

/** A range, or a number of cards, is a choice. */
export function onlyMove({ legal }: AnySeen): Move | null {
  const [move] = legal;
  return legal.length === 1 && move && !["min", "max", "count"].some((key) => key in move)
    ? move
    : null;
}

/** Cards alone may be laid ready, and what somebody can do is seen by nobody else. */
const usual: AheadHooks = {
  choices: () => [],
  moveOf: () => null,
  stands: () => true,
  onlyMove,
  isForcedOpenly: () => false,
};

/** A game says what differs. */
export const ahead = (own: Partial<AheadHooks> = {}): Part => ({
  name: "ahead",
  hooks: { ahead: { ...usual, ...own } },
  desk: aheadDesk,
});
