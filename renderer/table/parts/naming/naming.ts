import type { PartOf } from "#renderer/table/part.ts";
import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ChoiceDialog } from "./ChoiceDialog.tsx";
import { namingDesk } from "./namingDesk.ts";
import type { Question } from "./namingDesk.ts";
import type { Reading } from "#renderer/table/tableGame.ts";

export interface NamingSlices {
  readonly desk: {
    readonly naming: Question;
  };
  readonly readings: {
    /** A suit must be named first. `words`: "8 of hearts". */
    suit: {
      readonly kind: "suit";
      readonly suits: readonly Suit[];
      readonly legal: boolean;
      readonly words: string;
      moveAs(suit: Suit): Move;
    };
    /** A player must be named first. `title`: "Who draws four cards?". */
    seat: {
      readonly kind: "seat";
      readonly seats: readonly Seat[];
      readonly legal: boolean;
      readonly words: string;
      readonly title: string;
      moveAs(seat: Seat): Move;
    };
    /** The joker must first be named as a card, which may raise another question. */
    card: {
      readonly kind: "card";
      readonly cards: readonly Card[];
      readonly legal: boolean;
      readonly words: string;
      readAs(card: Card): Reading;
    };
    rank: {
      readonly kind: "rank";
      readonly ranks: readonly Rank[];
      readonly legal: boolean;
      moveAs(rank: Rank): Move;
    };
  };
}

export const naming: PartOf<NamingSlices> = {
  name: "naming",
  desk: namingDesk,
  controls: { dialog: ChoiceDialog },
};
