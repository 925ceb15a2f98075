// How much does each consideration weigh with a bot?

/** All in one unit, about what it is worth to be rid of one set. */
export interface Weights {
  /** How fast the chance to hold the trick falls with each higher rank that is still about: singles, pairs, triples, quads. */
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

export const regularWeights: Weights = {
  fear: [0.9, 0.35, 0.35, 0.35], fearOfTwos: 1, passedAlready: 0.5, set: 0.55, weakness: 2.2, low: 0.5, card: 0.05, stuck: 0.5, two: 1.4, joker: 0.35, trick: 0.5, trickNearEnd: 0.7,
  pass: -0.5, passNearEnd: 0, trickInDanger: 1, passInDanger: -0.7, shutOut: 1, firstLead: 0.3,
};

export const easyWeights: Weights = {
  fear: [0.15, 0.15, 0.15, 0.15], fearOfTwos: 0, passedAlready: 0, set: 1, weakness: 1, low: 0, card: 0, stuck: 0, two: 1.5, joker: 1, trick: 0.2, trickNearEnd: 0,
  pass: 0.8, passNearEnd: 0, trickInDanger: 1, passInDanger: 0, shutOut: 0, firstLead: 0,
};
