import type { Card, Rank } from "#shared/cards/card.ts";

/** All but `pace` are measured in cards: 1 is the cost of an ordinary card in the hand. */
export type Weights = Readonly<{
  /**
   * Cost of a card of this rank, or of a joker: lower if the card is useful, below 0 if it is
   * better held than not, higher if it brings further cards.
   */
  cost: { readonly [C in Rank | Extract<Card, "Jk">]: number };
  /**
   * Cost of a card drawn unseen (`drawn`) and of one that another player chose to give (`given`).
   */
  drawn: number;
  given: number;
  /** A seat with one card less is likelier to win by a factor of e to this power. */
  pace: number;
  /** Waiting for a full round of turns. */
  turn: number;
  /** Holding nothing that is likely to go on the top card when the turn comes. */
  stuck: number;
  /** Chance that the suit is still the same one turn later, 0…1. */
  stays: number;
  /** Worth of leaving the next player without a card that is likely to fit. */
  starves: number;
  /** NE-9: a hand that lies open. */
  shown: number;
  /**
   * How much better than a random card the others' choices in a war are (NE-7): at 1 each lays the
   * highest card of its hand.
   */
  warHigh: number;
  /** How much worse letting a card pass must be before the bot spends an ace (NE-18). */
  spends: number;
}>;

/**
 * Set by hand, except the values of the ace and of `spends`, which come from self-play on separate
 * seeds: an ace is worth more than having one card less. `npm run bench -- normalMatch` measures
 * the result on other deals.
 */
export const regularWeights: Weights = {
  cost: {
    A: -1.5,
    2: 1,
    3: 2,
    4: 1.1,
    5: 1.5,
    6: 0.9,
    7: 1.3,
    8: 1,
    9: 0.95,
    T: 0.5,
    J: 0.8,
    Q: 0.6,
    K: 0.6,
    Jk: -0.5,
  },
  drawn: 1,
  given: 1.3,
  pace: 0.5,
  turn: 0.6,
  stuck: 0.8,
  stays: 0.6,
  starves: 0.4,
  shown: 0.2,
  warHigh: 0.5,
  spends: 1,
};

/**
 * Found by play among Regular bots, on separate seeds: the number of cards counts for less, aces
 * for more. `npm run bench -- eightsSharks` measures the Shark that uses them.
 */
export const sharkWeights: Weights = {
  cost: {
    A: -2.4,
    2: 0.8,
    3: 2.6,
    4: 1,
    5: 1.8,
    6: 0.9,
    7: 1.4,
    8: 1,
    9: 0.8,
    T: 0.5,
    J: 0.5,
    Q: -0.1,
    K: 0.2,
    Jk: -1.2,
  },
  drawn: 0.5,
  given: 1.1,
  pace: 0.4,
  turn: 0.25,
  stuck: 0.95,
  stays: 0.4,
  starves: 0.3,
  shown: 0.2,
  warHigh: 0.55,
  spends: 1.4,
};

/**
 * Set by hand: treats all cards alike, considers only its own hand and keeps its aces for
 * emergencies.
 */
export const easyWeights: Weights = {
  cost: { A: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, T: 1, J: 1, Q: 1, K: 1, Jk: 1 },
  drawn: 1,
  given: 1,
  pace: 0.5,
  turn: 0.2,
  stuck: 0.2,
  stays: 0,
  starves: 0,
  shown: 0,
  warHigh: 0,
  spends: 1,
};
