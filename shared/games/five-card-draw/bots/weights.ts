export interface Weights {
  /**
   * How far bets before the draw narrow what the others hold: 1 as theory has it, less for loose
   * players.
   */
  readonly firstBets: number;
  /** The same for bets after the draw. */
  readonly secondBets: number;
  /** How much a bet of the pot makes the others fold. */
  readonly respect: number;
  /**
   * Part of what is won at the showdown that is counted on before the draw, when there is more
   * betting to come.
   */
  readonly realised: number;
  /** How likely the others are to hold anything at all, whatever they bet and draw. */
  readonly doubt: number;
  /** How often, of a hundred times, it bets or raises with a hand that it would else give up. */
  readonly bluffs: number;
  /** Bets that are worth as much as the best, but for this share of the pot, are made as often. */
  readonly indifference: number;
}

export const regularWeights: Weights = {
  firstBets: 0.5,
  secondBets: 0.5,
  respect: 0.5,
  realised: 0.95,
  doubt: 0.1,
  bluffs: 4,
  indifference: 0.02,
};
