// Are the ways open in which the hand may go down?

import type { Card } from "#shared/cards/card.ts";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { DeskPart } from "#renderer/table/desk/deskPart.ts";
import type { DeskState } from "#renderer/table/desk/deskState.ts";

declare module "#renderer/table/desk/deskState.ts" {
  interface DeskState {
    readonly isChoosingMelds?: boolean;
  }
}

export const openMeldChoice = (desk: Desk, isChoosingMelds: boolean): void =>
  desk.change({ isChoosingMelds });

/** As the person has put it; null where it is sorted. */
export const putOrderOf = ({
  scene: { isPut, hand },
}: Pick<DeskState, "scene">): readonly Card[] | null =>
  isPut ? hand.map(({ card }) => card) : null;

export const meldChoiceDesk: DeskPart = {
  first: { isChoosingMelds: false },
  shown: () => ({ isChoosingMelds: false }),
  inputs: (_game, state) => ({ putOrder: putOrderOf(state) }),
  act: (desk, { sends, problem }) => {
    if (sends !== "chooseMelds") return false;
    if (problem !== null) desk.say("note", problem);
    else openMeldChoice(desk, true);
    return true;
  },
};
