export interface Weights {
  /** How far bets before the draw narrow the others' hands: 1 in theory, less for loose players. */
  readonly firstBets: number;
  /** The same for bets after the draw. */
  readonly secondBets: number;
  /** How strongly a bet the size of the pot makes others fold. */
  readonly respect: number;
  /** Part of the showdown winnings to count on before the draw, as more betting follows. */
  readonly realised: number;
  /** Chance that a rival holds any hand at all, whatever its bets and draws suggest. */
  readonly doubt: number;
  /** Percentage of the hands it would give up that it bets or raises instead. */
  readonly bluffs: number;
  /** Bets within this share of the pot of the best are made equally often. */
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
