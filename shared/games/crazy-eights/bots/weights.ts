/** Chances are from 0 to 1; the rest in one unit, the worth of winning the round. */
export interface Weights {
  /** What is left of the outlook when a card more has to be shed. */
  readonly growth: number;
  /** How likely a seat goes out in one of its later turns: this, divided by its cards and one. */
  readonly haste: number;
  /** What each point in the hand costs if another goes out: the winner scores it (CE-11)… */
  readonly point: number;
  /** …and when points decide the match (CE-13). */
  readonly pointInMatch: number;
  /**
   * A stock with fewer cards than this for each seat may run out before the next turns are over.
   */
  readonly reserve: number;
  /**
   * What is left of the worth of not playing what fits, where a turn without a card that fits is
   * dear (`drawUntilPlayable`).
   */
  readonly holdingBack: number;
}

/** Chosen by measuring contests over deals of other seeds than those of the bench. */
export const regularWeights: Weights = {
  growth: 0.75,
  haste: 0.35,
  point: 0.0005,
  pointInMatch: 0.004,
  reserve: 1,
  holdingBack: 0.7,
};
