import type { PartOf } from "#renderer/table/part.ts";
import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { ChoiceDialog } from "./ChoiceDialog.tsx";
import { namingDesk, type Question } from "./namingDesk.ts";
import type { Reading } from "#renderer/table/tableGame.ts";

export type NamingSlices = Readonly<{
  desk: { readonly naming: Question };
  readings: {
    /** A suit must be named first. `words`: "8 of hearts". */
    suit: Readonly<{
      kind: "suit";
      suits: readonly Suit[];
      legal: boolean;
      words: string;
      moveAs(suit: Suit): Move;
    }>;
    /** A player must be named first. `title`: "Who draws four cards?". */
    seat: Readonly<{
      kind: "seat";
      seats: readonly Seat[];
      legal: boolean;
      words: string;
      title: string;
      moveAs(seat: Seat): Move;
    }>;
    /** The joker must first be named as a card, which may raise another question. */
    card: Readonly<{
      kind: "card";
      cards: readonly Card[];
      legal: boolean;
      words: string;
      readAs(card: Card): Reading;
    }>;
    rank: Readonly<{
      kind: "rank";
      ranks: readonly Rank[];
      legal: boolean;
      moveAs(rank: Rank): Move;
    }>;
  };
}>;

export const naming: PartOf<NamingSlices> = {
  name: "naming",
  desk: namingDesk,
  controls: { dialog: ChoiceDialog },
};
