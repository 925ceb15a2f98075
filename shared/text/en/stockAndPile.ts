import type { Rank, Suit } from "#shared/cards/card.ts";
import { allOf, anyOfRank, capital, cards, chips, does, noun, oneOf, suitWords } from "./words.ts";

/** For every game with a stock and a pile; a name is null for the reader's own. */
export const stockAndPile = {
  does,
  cards,
  capital,
  rank: (rank: Rank) => anyOfRank(rank),
  anyOf: (parts: readonly string[]) => oneOf(parts),
  allOf: (parts: readonly string[]) => allOf(parts),
  anyCard: "any card",
  the: (card: string) => `the ${card}`,
  drew: (name: string | null, count: number, names: readonly string[]) =>
    `${does(name, "drew")} ${names.length > 0 ? `the ${allOf(names)}` : count === 1 ? "a card" : cards(count)}.`,
  refilled: (count: number) =>
    `The stock was empty: ${count === 1 ? "the card" : `the ${cards(count)}`} under the top card ${noun(count, "is", "are shuffled into")} a new one.`,
  passed: (name: string | null) => `${does(name, "passed")}.`,
  reversed: (direction: 1 | -1) =>
    direction === 1
      ? "Play reverses: it now goes clockwise."
      : "Play reverses: it now goes counter-clockwise.",
  clockwise: "Play goes clockwise.",
  counterClockwise: "Play goes counter-clockwise.",
  tookAnotherTurn: (name: string | null) => `${does(name, "take", "takes")} another turn.`,
  left: (name: string | null) => `${does(name, "have", "has")} left the table.`,
  tookPot: (name: string | null, amount: number) =>
    `${does(name, "take", "takes")} the pot of ${chips(amount)}.`,
  saysDraw: (count: number) => (count === 1 ? "Draw" : `Draw ${count}`),
  saysPass: "Pass",
  saysAgain: "Another turn!",
  saysWin: "Wins!",
  theirTurn: (name: string, want: string) => `${name} to play – ${want}`,
  over: "The round is over",
  play: "Play",
  playThis: (words: string) => `Play ${words}`,
  playAndName: (words: string) => `Play ${words}…`,
  adviseSuit: (label: string, suit: Suit) => `${label} and name ${suitWords[suit]}`,
  draw: "Draw",
  drawCard: "Draw a card",
  pickCard: "Pick a card to play first",
  onPile: (card: string, count: number) =>
    count === 1 ? `On the pile: ${card}.` : `On the pile: ${card}, on ${cards(count - 1)}.`,
  emptyPile: "The pile is empty.",
  inStock: (count: number) =>
    count === 0 ? "The stock is empty." : `In the stock: ${cards(count)}.`,
  toMatch: (words: string) => `To match: ${words}.`,
  removed: (count: number) =>
    `${cards(count)} of players who left ${noun(count, "is", "are")} out of play.`,
};
