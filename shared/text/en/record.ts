import type { Card } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import type { Said, Tell } from "#shared/text/said.ts";
import { fromTo, listed, shownWords } from "./words.ts";

/** Problems of a file that should be a round record (RR). */
export const record = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) => `not JSON: ${tell(problem)}`,
  tooLarge: ({ most }: { most: number }) => `the file is larger than ${most} bytes`,
  notARecord: "a round record is a JSON object",
  format: ({ format, value }: { format: string; value: Shown }) =>
    `format: only "${format}" can be read, not ${shownWords(value)}`,
  game: ({ value, known }: { value: Shown; known: readonly string[] }) =>
    `game: ${shownWords(value)} is not known (known: ${listed(known)})`,
  noMoves: "moves: a list of moves is needed",
  tooManyMoves: ({ count, most }: { count: number; most: number }) =>
    `moves: ${count} are more than the ${most} that can be read`,
  noSeats: "seats: a list of the players' names is needed",
  seats: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) =>
    `seats: ${game} takes ${fromTo(min, max)} players, not ${count} (C-15)`,
  noOptions: "options: an object is needed",
  anyDeck: 'options: "anyDeck" takes true or false',
  options: ({ problem }: { problem: Said }, tell: Tell) => `options: ${tell(problem)}`,
  dealer: ({ seats, value }: { seats: number; value: Shown }) =>
    `dealer: a seat from 0 to ${seats - 1} is needed, not ${shownWords(value)}`,
  seed: ({ value }: { value: Shown }) => `seed: a string is needed, not ${shownWords(value)}`,
  longSeed: ({ count, most }: { count: number; most: number }) =>
    `seed: ${count} characters are more than the ${most} that can be read`,
  noCards: "deck or seed: one of them must give the cards",
  noDeck: "deck: a list of cards, top first, is needed",
  tooManyCards: ({ count, most }: { count: number; most: number }) =>
    `deck: ${count} cards are more than the ${most} that can be read`,
  notACard: ({ value, place }: { value: Shown; place: number }) =>
    `deck: ${shownWords(value)} at place ${place} is not a card (C-1)`,
  otherPack: ({ cards, card, isSurplus }: { cards: number; card: Card; isSurplus: boolean }) =>
    `deck: it is not exactly the ${cards} cards of the packs: ${isSurplus ? `${card} occurs more often than the packs hold it` : `${card} is missing`} ("anyDeck": true allows any)`,
  noCarry: "carry: an object is needed",
  notAMove: 'a move is an object with "seat" and "type"',
  noSeat: ({ seats }: { seats: number }) => `seat: a seat from 0 to ${seats - 1} is needed`,
  auto: "auto: only true may stand here",
  notLearners: "It is not your move here in this lesson.",
};
