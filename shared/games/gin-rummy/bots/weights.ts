export interface Weights {
  /** The share of the next card's average improvement that counts now. */
  readonly outlook: number;
  /** Cost of a discard that the opponent can certainly use. */
  readonly danger: number;
  /** The chance that an unseen card is in the opponent's hand. */
  readonly unseen: number;
  /**
   * How much better a card from the pile must be than one from the stock, because the opponent sees
   * it.
   */
  readonly telling: number;
  /**
   * From this many cards in the stock upwards the bot knocks with any permitted deadwood, below
   * only with up to `lateLimit`.
   */
  readonly earlyStock: number;
  readonly lateLimit: number;
}

export const regularWeights: Weights = {
  outlook: 1,
  danger: 2,
  unseen: 0.15,
  telling: 0,
  earlyStock: 16,
  lateLimit: 6,
};
