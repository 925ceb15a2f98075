export interface Weights {
  /**
   * How fast the chance to hold the trick falls with each higher rank that is still about: singles,
   * pairs, triples, quads.
   */
  readonly fear: readonly [number, number, number, number];
  /** The same for each 2 still about. */
  readonly fearOfTwos: number;
  /** How much less of both when all others have passed already: 1 leaves nothing to fear. */
  readonly passedAlready: number;
  /** Cost of a set in the hand… */
  readonly set: number;
  /** …and of its weakness on top: 1 for a set sure to be beaten, 0 for one sure to hold. */
  readonly weakness: number;
  /** Cost of its lowness: 1 for 3s, which can be played on nothing, 0 for aces. */
  readonly low: number;
  /** Cost of each card. */
  readonly card: number;
  /** Cost of each weak set that no strong one makes up for, but for the last. */
  readonly stuck: number;
  /** Worth of a 2 and of a joker kept. */
  readonly two: number;
  readonly joker: number;
  /** Worth of the trick (and so the lead), and what is added to it the fewer sets remain. */
  readonly trick: number;
  readonly trickNearEnd: number;
  /** Worth of passing, and what is added to it the fewer sets remain. */
  readonly pass: number;
  readonly passNearEnd: number;
  /** What is added to the worth of the trick and of passing when another is about to go out. */
  readonly trickInDanger: number;
  readonly passInDanger: number;
  /** Worth, then, of leading more cards than that seat has left. */
  readonly shutOut: number;
  /** Worth of keeping the 3 of clubs, and so the first lead, in the exchange. */
  readonly firstLead: number;
}

/**
 * Found by self-play: the champion after 500 candidates of `npm run tune`, which plays deals of the
 * seed "tune-5" only. What they achieve is measured on other deals (`npm run bench -- match`).
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

/**
 * By hand: counts nothing, fears nobody, and hoards – a beginner who passes too often and thinks of
 * his own hand only.
 */
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
