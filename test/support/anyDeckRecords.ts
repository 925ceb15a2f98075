// Makes records of a few bytes that ask more of a game than any packs could.

import { ranks, suits, type Card } from "#shared/cards/card.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";

/** Of two players. */
export const anyDeck = (
  game: string,
  deck: readonly Card[],
  moves: readonly unknown[],
  more: Partial<RoundRecord> = {},
): RoundRecord => ({
  format: recordFormat,
  game,
  options: { anyDeck: true },
  seats: ["A", "B"],
  deck,
  ...more,
  moves,
});

/** Over and over in this order, to so many cards. */
export const repeated = (cards: readonly Card[], count: number): readonly Card[] =>
  Array.from({ length: count }, (_, at) => cards[at % cards.length]!);

export const allNames: readonly Card[] = suits.flatMap((suit) =>
  ranks.map((rank): Card => `${rank}${suit}`),
);

/** Both draw, in turn, so often; `from` begins. */
export const bothDraw = (times: number, from: 0 | 1 = 0): readonly Seated<Move>[] =>
  Array.from({ length: 2 * times }, (_, at) => ({ seat: (at + from) % 2, type: "draw" }));
