import type { Card } from "#shared/cards/card.ts";
import type { Shown } from "#shared/contract/json.ts";
import type { Said, Tell } from "#shared/text/said.ts";
import { fromTo, listed, shownWords } from "./words.ts";

/** Problems of a file that should be a round record (RR). */
export const record = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) => `not JSON: ${tell(problem)}`,
  notARecord: "a round record is a JSON object",
  format: ({ format, value }: { format: string; value: Shown }) =>
    `format: must be "${format}", not ${shownWords(value)}`,
  game: ({ value, known }: { value: Shown; known: readonly string[] }) =>
    `game: ${shownWords(value)} is unknown (known: ${listed(known)})`,
  noMoves: "moves: a list of moves is needed",
  tooManyMoves: ({ count, most }: { count: number; most: number }) =>
    `moves: at most ${most} can be read, not ${count}`,
  noSeats: "seats: a list of the players' names is needed",
  seats: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) =>
    `seats: ${game} takes ${fromTo(min, max)} players, not ${count} (C-15)`,
  noOptions: "options: an object is needed",
  anyDeck: 'options: "anyDeck" takes true or false',
  options: ({ problem }: { problem: Said }, tell: Tell) => `options: ${tell(problem)}`,
  /** Records count seats from 0. */
  dealer: ({ seats, value }: { seats: number; value: Shown }) =>
    `dealer: a seat from 0 to ${seats - 1} is needed, not ${shownWords(value)}`,
  seed: ({ value }: { value: Shown }) => `seed: a string is needed, not ${shownWords(value)}`,
  longSeed: ({ count, most }: { count: number; most: number }) =>
    `seed: at most ${most} characters can be read, not ${count}`,
  noCards: "deck or seed: one of them is needed for the cards",
  noDeck: "deck: a list of cards, top first, is needed",
  tooManyCards: ({ count, most }: { count: number; most: number }) =>
    `deck: at most ${most} cards can be read, not ${count}`,
  notACard: ({ value, place }: { value: Shown; place: number }) =>
    `deck: ${shownWords(value)} at place ${place} isn’t a card`,
  otherPack: ({ cards, card, isSurplus }: { cards: number; card: Card; isSurplus: boolean }) =>
    `deck: must be exactly the ${cards} cards of the packs, but ${isSurplus ? `there are too many ${card}` : `${card} is missing`} ("anyDeck": true allows any)`,
  noCarry: "carry: an object is needed",
  notAMove: 'a move is an object with "seat" and "type"',
  noSeat: ({ seats }: { seats: number }) => `seat: a seat from 0 to ${seats - 1} is needed`,
  auto: "auto: must be true",
  notLearners: "It’s not your move at this point of the lesson.",
};
