export interface Weights {
  /**
   * How fast the chance to hold the trick falls with each higher rank that others may hold:
   * singles, pairs, triples, quads.
   */
  readonly fear: readonly [number, number, number, number];
  /** The same for each unseen 2. */
  readonly fearOfTwos: number;
  /** How far both shrink once all others have passed: 1 leaves nothing to fear. */
  readonly passedAlready: number;
  /** Cost of each set in the hand. */
  readonly set: number;
  /** Further cost of a weak set: full if it is sure to be beaten, none if it is sure to hold. */
  readonly weakness: number;
  /** Further cost of a low set: full for 3s, which beat nothing, none for aces. */
  readonly low: number;
  readonly card: number;
  /** Cost of each weak set beyond the first that no strong set or 2 makes up for. */
  readonly stuck: number;
  /** Worth of keeping a 2 and of keeping a joker. */
  readonly two: number;
  readonly joker: number;
  /** Worth of winning the trick (and so the lead), and its increase as fewer sets remain. */
  readonly trick: number;
  readonly trickNearEnd: number;
  /** Worth of passing, and its increase as fewer sets remain. */
  readonly pass: number;
  readonly passNearEnd: number;
  /** Added to the worth of the trick and of passing when a rival is about to go out. */
  readonly trickInDanger: number;
  readonly passInDanger: number;
  /** Worth of leading more cards than that rival holds. */
  readonly shutOut: number;
  /** Worth of keeping the 3 of clubs, and so the first lead, in the exchange. */
  readonly firstLead: number;
}

/**
 * Found by self-play: the champion after 500 candidates of `npm run tune`, which plays deals of the
 * seed "tune-5" only; `npm run bench -- match` measures it on other deals.
 */
export const regularWeights: Weights = {
  fear: [0.868, 0.4, -0.007, 0.4],
  fearOfTwos: 0.989,
  passedAlready: 0.524,
  set: 0.526,
  weakness: 2.7,
  low: 0.295,
  card: 0.129,
  stuck: 0.536,
  two: 1.637,
  joker: 0.335,
  trick: 0.5,
  trickNearEnd: 1.144,
  pass: -0.525,
  passNearEnd: -0.078,
  trickInDanger: 1.33,
  passInDanger: -0.6,
  shutOut: 0.785,
  firstLead: 0.156,
};

/** Set by hand: a beginner who fears little, hoards and passes too often. */
export const easyWeights: Weights = {
  fear: [0.15, 0.15, 0.15, 0.15],
  fearOfTwos: 0,
  passedAlready: 0,
  set: 1,
  weakness: 1,
  low: 0,
  card: 0,
  stuck: 0,
  two: 1.5,
  joker: 1,
  trick: 0.2,
  trickNearEnd: 0,
  pass: 1,
  passNearEnd: 0,
  trickInDanger: 1,
  passInDanger: 0,
  shutOut: 0,
  firstLead: 0,
};
