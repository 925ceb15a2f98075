/** Chances are from 0 to 1; all else is in units of the worth of winning the round. */
export interface Weights {
  /** Factor by which each further card to shed lowers the outlook. */
  readonly growth: number;
  /** A seat goes out in a later turn with the chance `haste` / (its cards + 1). */
  readonly hurry: number;
  /** Cost of each point in hand if another goes out and scores it (CE-11). */
  readonly point: number;
  /** The same when points decide the match (CE-13). */
  readonly pointInMatch: number;
  /** A stock with fewer cards per seat than this may run out before the next turns are over. */
  readonly reserve: number;
  /**
   * Factor on the worth of holding back a card that fits under `drawUntilPlayable`, where a later
   * turn without one is costly.
   */
  readonly holdingBack: number;
}

/** Chosen by matches on deals of other seeds than the bench uses. */
export const regularWeights: Weights = {
  growth: 0.75,
  hurry: 0.35,
  point: 0.0005,
  pointInMatch: 0.004,
  reserve: 1,
  holdingBack: 0.7,
};
