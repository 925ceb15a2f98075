import type { Rank, Suit } from "#shared/cards/card.ts";
import { stockAndPile } from "#shared/text/en/stockAndPile.ts";
import { capital, countWord, manyOfRank, suitWords } from "#shared/text/en/words.ts";
import type { Widened } from "#shared/text/said.ts";

/** Texts shared by all eights games. A name is null if it is the reader's. */
export const en = {
  ...stockAndPile,
  naming: (suit: Suit | null): string => (suit === null ? "" : ` and named ${suitWords[suit]}`),
  suit: (suit: Suit) => suitWords[suit],
  set: (rank: Rank, count: number) => `${countWord(count)} ${manyOfRank(rank)}`,
  saysSuit: (suit: Suit) => `${capital(suitWords[suit])}!`,
  saysLastCard: "Last card!",
  oneLeft: "one card left!",
};

export type EightsText = Widened<typeof en>;
