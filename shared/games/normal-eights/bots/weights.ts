import type { Card, Rank } from "#shared/cards/card.ts";

/** All but `pace` in cards: 1 is what an ordinary card in the hand is from going out. */
export interface Weights {
  /**
   * How far a card of this rank (or a joker) is from going out: less for one that is of use, below
   * 0 for one better held than not, more for one that brings others.
   */
  readonly cost: { readonly [C in Rank | Extract<Card, "Jk">]: number };
  /** The same of a card that is drawn unseen, and of one that another chose to give. */
  readonly drawn: number;
  readonly given: number;
  /** How much likelier a seat is to win than one with a card more: a factor of e to this. */
  readonly pace: number;
  /** What having to wait for the whole round of turns costs. */
  readonly turn: number;
  /** Cost of holding nothing that is likely to go on what lies there when the turn comes. */
  readonly stuck: number;
  /** How likely the suit is still the same one turn later, 0…1. */
  readonly stays: number;
  /** Worth of leaving the next player nothing that he is likely to have. */
  readonly starves: number;
  /** Cost of a hand that lies open (NE-9). */
  readonly shown: number;
  /**
   * How much better than a card by chance others choose in a war (NE-7): 1 as if each laid the
   * highest of its hand.
   */
  readonly warHigh: number;
  /** By how much letting it pass must be worse before an ace is spent (NE-18). */
  readonly spends: number;
}

/**
 * By hand, the ace's and what spending it costs by self-play on seeds of their own: an ace is worth
 * more than a card fewer. What they achieve is measured on other deals (`npm run bench --
 * normalMatch`).
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
 * By hand: one card is like another to it, it looks at its own hand only, and it keeps its aces for
 * great need.
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
