// The types of an evaluator that brings none of its own.

declare module "phe" {
  /**
   * Of five card codes: four times the rank (0 for the 2) plus the suit. Smaller is better, from 1.
   */
  export function evaluateCardCodes(codes: readonly number[]): number;
  export function evaluateCards(cards: readonly string[]): number;
}
