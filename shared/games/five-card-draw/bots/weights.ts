export const weights = {
  /** How far bets before the draw narrow the others' hands: 1 in theory, less for loose players. */
  firstBets: 0.5,
  /** The same for bets after the draw. */
  secondBets: 0.5,
  /** How strongly a bet the size of the pot makes others fold. */
  respect: 0.5,
  /** Part of the showdown winnings to count on before the draw, as more betting follows. */
  realised: 0.95,
  /** Chance that a rival holds any hand at all, whatever its bets and draws suggest. */
  doubt: 0.1,
  /** Percentage of the hands it would give up that it bets or raises instead. */
  bluffs: 4,
  /** Bets within this share of the pot of the best are made equally often. */
  indifference: 0.02,
};
