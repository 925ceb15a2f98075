// What a seat believes about the opponent's hand: how much likelier than chance each hand is, by
// what the opponent took, discarded and left lying, and how good a hand has become by now.

import { cardCount, halfPack, maskOf, placesIn, rankAt, worthAt, type Mask } from "../../melds.ts";
import { handSize } from "../../types.ts";
import { highestIn, joined, wholePack, without } from "./masks.ts";
import {
  countHeld,
  deadwoodOf,
  deadwoodAfterDiscard,
  highMaking,
  lowMaking,
  pointsHeld,
} from "./quickHand.ts";
import { discardedByOpponent } from "./discarded.ts";

/** What a seat knows of a round. Cards are places in pack order. */
export type Known = Readonly<{
  own: Mask;
  /** GR-19: of the opponent's hand. */
  opponentTaken: Mask;
  /** From the bottom. */
  pile: readonly number[];
  /** The card that the seat has taken in this turn, or null. */
  justTaken: number | null;
  /** How many cards from the pile the seat still holds, `justTaken` not counted. */
  ownTakes: number;
  /** GR-9 */
  limit: number;
  stock: number;
}>;

/**
 * Features of a hand whose weight may grow with each card drawn: the last three compare it with the
 * opponent's last discard, as most players discard their highest card outside the melds.
 */
const growing = [
  "deadwood",
  "square",
  "mayKnock",
  "points",
  "above",
  "aboveBy",
  "belowBy",
] as const;
/** By melds with cards that they discarded or left, lone cards that they took, and earlier discards. */
const steady = [
  "makesDiscarded",
  "makesLeft",
  "takenAlone",
  "aboveEarlier",
  "aboveEarlierBy",
] as const;
/** Of each card of the hand, by cards of the pile of its rank or beside it. */
const ofCards = ["rankDiscarded", "besideDiscarded", "rankLeft", "besideLeft"] as const;
export const features = [
  ...growing,
  ...growing.map((name) => `${name} later` as const),
  ...steady,
  ...ofCards,
] as const;
export type BeliefWeights = { readonly [F in (typeof features)[number]]: number };

const firstSteady = 2 * growing.length;
const firstOfCards = firstSteady + steady.length;
/** Of the stock after the deal, with an up-card (GR-3). */
const wholeStock = cardCount - 2 * handSize - 1;

export class Belief {
  /** The places of cards that may be in the opponent's hand or in the stock. */
  readonly unseen: readonly number[];
  readonly #known: Known;
  readonly #pile: Mask;
  /** By place: the chance that the opponent discarded it, or left it lying. */
  readonly #discarded = new Float64Array(cardCount);
  readonly #left = new Float64Array(cardCount);
  /** By place. */
  readonly #ofCards: readonly (readonly number[])[];
  /** Cards drawn from the stock since the deal, in tens. */
  readonly #drawn: number;
  readonly #weights: Float64Array;
  readonly #read = new Float64Array(firstOfCards);
  /** By place: what the card by itself adds to the logarithm of how likely a hand is. */
  readonly cardLogs: Float64Array;
  #lastDiscard = 0;
  #leastEarlier = Infinity;

  constructor(known: Known, weights: BeliefWeights) {
    this.#known = known;
    this.#weights = Float64Array.from(features, (name) => weights[name]);
    const { own, opponentTaken, pile, stock } = known;
    this.#pile = maskOf(pile);
    this.#drawn = (wholeStock - stock) / 10;
    this.unseen = placesIn(without(wholePack, joined(own, opponentTaken, this.#pile)));
    this.#readPile();
    this.#ofCards = Array.from({ length: cardCount }, (_, place) => this.#cardFeatures(place));
    this.cardLogs = Float64Array.from(this.#ofCards, (values) =>
      values.reduce((sum, value, at) => sum + value * this.#weights[firstOfCards + at]!, 0),
    );
  }

  #readPile(): void {
    const { pile, justTaken, ownTakes, opponentTaken } = this.#known;
    const opponentTakes = countHeld(opponentTaken.low, opponentTaken.high);
    const topIsTheirs = justTaken === null;
    const discarded = discardedByOpponent(pile.length, {
      ownTakes,
      opponentTakes,
      isOpponents: topIsTheirs,
    });
    const top = pile.length - 1;
    pile.forEach((place, at) => {
      const chance = discarded[at] ?? 0;
      this.#discarded[place] = chance;
      this.#left[place] = topIsTheirs && at === top ? 0 : 1 - chance;
      if (topIsTheirs && at === top) this.#lastDiscard = chance > 0.5 ? worthAt(place) : 0;
      else if (chance > 0.5) this.#leastEarlier = Math.min(this.#leastEarlier, worthAt(place));
    });
    // Nobody discarded the up-card (GR-6).
    if (justTaken !== null && pile.length + opponentTakes > 0)
      this.#lastDiscard = worthAt(justTaken);
  }

  #cardFeatures(place: number): readonly number[] {
    const sums = ofCards.map(() => 0);
    for (const other of this.#known.pile) {
      const isRank = rankAt(other) === rankAt(place);
      const isBeside =
        Math.abs(other - place) === 1 && Math.abs(rankAt(other) - rankAt(place)) === 1;
      if (!isRank && !isBeside) continue;
      const first = isRank ? 0 : 1;
      sums[first]! += this.#discarded[other]!;
      sums[first + 2]! += this.#left[other]!;
    }
    return sums;
  }

  /** Reads all features of a hand but those of its cards. */
  #readHand(low: number, high: number): void {
    const { limit, opponentTaken } = this.#known;
    const read = this.#read;
    const deadwood = deadwoodOf(low, high);
    const highest = deadwood - deadwoodAfterDiscard(low, high);
    const above = this.#lastDiscard === 0 ? 0 : highest - this.#lastDiscard;
    const earlier = highest - this.#leastEarlier;
    // In the order of `growing`, scaled to be about 1 at most.
    read[0] = deadwood / 10;
    read[1] = (deadwood * deadwood) / 1000;
    read[2] = deadwood <= limit ? 1 : 0;
    read[3] = pointsHeld(low, high) / 10;
    read[4] = above > 0 ? 1 : 0;
    read[5] = above > 0 ? above / 5 : 0;
    read[6] = above < 0 ? -above / 5 : 0;
    for (let at = 0; at < growing.length; at += 1)
      read[growing.length + at] = read[at]! * this.#drawn;
    // In the order of `steady`.
    const lowMade = lowMaking(low, high);
    const highMade = highMaking(low, high);
    read[firstSteady] = 0;
    read[firstSteady + 1] = 0;
    this.#readMaking(lowMade & this.#pile.low, 0);
    this.#readMaking(highMade & this.#pile.high, halfPack);
    read[firstSteady + 2] = countHeld(opponentTaken.low & ~lowMade, opponentTaken.high & ~highMade);
    read[firstSteady + 3] = earlier > 0 ? 1 : 0;
    read[firstSteady + 4] = earlier > 0 ? earlier / 5 : 0;
  }

  #readMaking(half: number, from: number): void {
    for (let rest = half; rest !== 0; rest &= rest - 1) {
      const place = from + highestIn(rest & -rest);
      this.#read[firstSteady]! += this.#discarded[place]!;
      this.#read[firstSteady + 1]! += this.#left[place]!;
    }
  }

  /** The logarithm of how likely a hand is, up to a constant and without `cardLogs`. */
  logLikelihoodOf(low: number, high: number): number {
    this.#readHand(low, high);
    let sum = 0;
    for (let at = 0; at < firstOfCards; at += 1) sum += this.#read[at]! * this.#weights[at]!;
    return sum;
  }

  featuresOf({ low, high }: Mask): readonly number[] {
    this.#readHand(low, high);
    const held = placesIn({ low, high });
    return [
      ...this.#read,
      ...ofCards.map((_, at) => held.reduce((sum, place) => sum + this.#ofCards[place]![at]!, 0)),
    ];
  }
}
