import type { Seat } from "#shared/contract/seats.ts";

/** All in units of the worth of being rid of a card. */
export type Weights = Readonly<{
  /** Worth of keeping an eight, and of keeping a joker. */
  eight: number;
  joker: number;
  /** Worth of surely having a card to play at the next turn. */
  cover: number;
  /**
   * Chance (0…1) beyond other suits that the suit left on top is still there next turn, with two
   * players; it falls with more players.
   */
  stays: number;
  /** Worth of the extra turn from a Queen of Hearts if another card can follow (X8-12). */
  anotherTurn: number;
  /**
   * Harm of letting the next player put any card, in proportion to their danger and to the share of
   * cards they may put.
   */
  opens: number;
  /** Worth of leaving or naming a scarce suit, in proportion to the danger. */
  starves: number;
  /**
   * Worth of reversing the direction away from danger (X8-11), in proportion to the difference of
   * the neighbours' dangers.
   */
  turnsAway: number;
  /** Worth of starting a sequent that the next player probably has to break (X8-15, X8-16). */
  startsSequent: number;
  /**
   * Cost of a 2, on which the next player may start a sequent; below 0 if the others are likelier to
   * have to break it.
   */
  two: number;
  /** Worth of drawing besides the card itself: more choice next time. */
  draw: number;
}>;

/**
 * Found by self-play on separate seeds; `npm run bench -- exordiaMatch` measures them on other
 * deals.
 */
export const regularWeights: Weights = {
  eight: 0.75,
  joker: 0.52,
  cover: 1.4,
  stays: 1,
  anotherTurn: 0.6,
  opens: 0.86,
  starves: 1.2,
  turnsAway: 0.57,
  startsSequent: 0.6,
  two: 0.33,
  draw: 0,
};

/** Found by play among Regular bots, on separate seeds. */
export const sharkWeights: Weights = { ...regularWeights, cover: 1.6, two: -0.2 };

/** By seat, where the others play as Regular does. */
export const weightsFor = (seats: number, shark: Seat): readonly Weights[] =>
  Array.from({ length: seats }, (_, seat) => (seat === shark ? sharkWeights : regularWeights));

/** Set by hand: hardly considers the other players and readily throws its eights away. */
export const easyWeights: Weights = {
  eight: 0,
  joker: 0,
  cover: 0.2,
  stays: 0,
  anotherTurn: 0.3,
  opens: 0,
  starves: 0,
  turnsAway: 0,
  startsSequent: 0.2,
  two: 0,
  draw: 0,
};
