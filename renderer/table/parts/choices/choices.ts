// How does a table show what all choose at once, face down until everybody has chosen?

import type { Seat } from "#shared/contract/seats.ts";
import type { Part } from "#renderer/table/part.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { choicesAligned, planChoose, planDiscard, planDuel } from "./choicePlan.ts";
import { chosenKey } from "./choiceScene.ts";
import { choiceDrawing } from "./choiceDrawing.ts";
import { choiceTable } from "./chosenPlaces.ts";

export interface ChoiceHooks {
  /** Seats that have chosen, while others have not. */
  chosen(this: void, seen: AnySeen): readonly Seat[];
}

export const choices = ({ chosen }: ChoiceHooks): Part => ({
  name: "choices",
  slice: ({ seen }) => ({ chosen: chosen(seen) }),
  beats: {
    choose: { plan: planChoose },
    duel: { plan: planDuel },
    discard: {
      plan: planDiscard,
      hands: ({ cards }) => cards.map(({ seat, card }) => ({ seat, out: [card], in: [] })),
      lays: ({ cards }) => cards.length,
    },
  },
  clear: ({ chosen: seats = [] }) => ({ gone: seats.map(chosenKey), scene: { chosen: [] } }),
  aligned: choicesAligned,
  places: choiceTable,
  drawing: choiceDrawing,
});
