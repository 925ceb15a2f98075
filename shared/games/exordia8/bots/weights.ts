/** All in one unit: what it is worth to be rid of a card. */
export interface Weights {
  /** Worth of an eight, and of a joker, that stays in the hand. */
  readonly eight: number;
  readonly joker: number;
  /**
   * Worth of holding something that goes on what is likely to lie there next time: 1 for certain.
   */
  readonly cover: number;
  /**
   * How much likelier than the others the suit that is left behind is to be there next time, 0…1,
   * at two players; it fades with every more.
   */
  readonly stays: number;
  /** Worth of the turn that a Queen of Hearts gives, where something goes on her (X8-12). */
  readonly anotherTurn: number;
  /**
   * Harm of letting the next player put any card, times the danger that he goes out; the part of it
   * that each way of opening makes.
   */
  readonly opens: number;
  /** Worth of naming, or leaving, a suit of which few are about, times the danger. */
  readonly starves: number;
  /**
   * Worth of turning the direction away from danger (X8-11), by the difference of the neighbours'
   * dangers.
   */
  readonly turnsAway: number;
  /** Worth of starting a sequent that the next player has probably to break (X8-15, X8-16). */
  readonly startsSequent: number;
  /** Cost of a 2 that the next player may start a sequent with. */
  readonly two: number;
  /** Worth of drawing beside what the card is worth: the choice is greater next time. */
  readonly draw: number;
}

/**
 * Found by self-play on seeds of its own; what they achieve is measured on other deals (`npm run
 * bench -- exordiaMatch`).
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

/** By hand: sees its own hand only, and does not mind throwing its eights away. */
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
