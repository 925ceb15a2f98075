// How does somebody choose in which melds his hand goes down, before he lays it open?

import type { Card } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { meldChoiceDesk } from "./meldChoiceDesk.ts";
import { MeldChoiceDialog } from "./MeldChoiceDialog.tsx";

/** One of the ways in which the hand may go down. */
export type MeldWay = {
  readonly melds: readonly (readonly Card[])[];
  readonly rest: readonly Card[];
  /** What is left over, what the others could do. */
  readonly told: string;
  /** Its melds by name. */
  readonly name: string;
  /** So the person has put his cards. */
  readonly isAsPut: boolean;
  readonly move: Move;
};

export interface MeldChoiceWords {
  readonly title: string;
  readonly help: string;
  readonly asPut: string;
}

export interface MeldChoiceHooks {
  /**
   * What the table would do first; none where there is nothing to choose. `order`: the hand as the
   * person has put it, null where he has not.
   */
  ways(
    this: void,
    seen: AnySeen,
    reading: Reading,
    order: readonly Card[] | null,
  ): readonly MeldWay[];
  words(this: void): MeldChoiceWords;
}

declare module "#renderer/table/part.ts" {
  interface Hooks {
    meldChoice: MeldChoiceHooks;
  }
}

declare module "#renderer/table/tableGame.ts" {
  interface Inputs {
    /** The own hand as the person has put it; null where it is sorted. */
    readonly putOrder?: readonly Card[] | null;
  }
  interface Additions {
    /** Shows the ways to choose from. */
    chooseMelds: true;
  }
}

export const meldChoice = (hooks: MeldChoiceHooks): Part => ({
  name: "meldChoice",
  hooks: { meldChoice: hooks },
  desk: meldChoiceDesk,
  controls: { dialog: MeldChoiceDialog },
});
