export interface Weights {
  /** Of what a next card betters on average: how much of it counts today. */
  readonly outlook: number;
  /** A card that the other can surely use. */
  readonly danger: number;
  /** That a card in the other's hand is one that nobody has seen: how likely. */
  readonly unseen: number;
  /** By so much a card from the pile must be better than one from the stock: the other sees it. */
  readonly telling: number;
  /** While so many cards are in the stock he knocks with as much as he may; later with less. */
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
