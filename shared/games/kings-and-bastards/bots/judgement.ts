import type { Card } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/seen.ts";
import {
  othersSizes,
  tallyOf,
  tallyWithout,
  unseenBy,
  isSureToRunOut,
  isTrump,
  isUnbeatable,
  tallyAfter,
  threatsTo,
} from "./hand.ts";
import { longest, order, type KingsSeen, type Shape, type Tally } from "../seen.ts";

export type Weights = Readonly<{
  /**
   * How fast the chance to hold the trick falls with each higher rank that others may hold:
   * singles, pairs, triples, quads.
   */
  fear: readonly [number, number, number, number];
  /** The same for each unseen 2. */
  fearOfTwos: number;
  /** How far both shrink once all others have passed: 1 leaves nothing to fear. */
  passedAlready: number;
  /** Cost of each set in the hand. */
  set: number;
  /** Further cost of a weak set: full if it is sure to be beaten, none if it is sure to hold. */
  weakness: number;
  /** Further cost of a low set: full for 3s, which beat nothing, none for aces. */
  low: number;
  card: number;
  /** Cost of each weak set beyond the first that no strong set or 2 makes up for. */
  stuck: number;
  /** Worth of keeping a 2 and of keeping a joker. */
  two: number;
  joker: number;
  /** Worth of winning the trick (and so the lead), and its increase as fewer sets remain. */
  trick: number;
  trickNearEnd: number;
  /** Worth of passing, and its increase as fewer sets remain. */
  pass: number;
  passNearEnd: number;
  /** Added to the worth of the trick and of passing when a rival is about to go out. */
  trickInDanger: number;
  passInDanger: number;
  /** Worth of leading more cards than that rival holds. */
  shutOut: number;
  /** Worth of keeping the 3 of clubs, and so the first lead, in the exchange. */
  firstLead: number;
}>;

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

const highest = order.length - 1;
/** Both exceed any sum of weights: `outright` for going out, `certain` for being sure to. */
const outright = 1000;
const certain = 500;

export type Situation = Readonly<{
  hand: Tally;
  unseen: Tally;
  /** Chance (0…1) that a play of so many cards and of this height holds the trick. */
  holding: (count: number, height: number) => number;
  /** Exponent on `holding`: 1 while nobody has passed, less with each pass. */
  wary: number;
  /** The fewest cards of another seat; `danger` is its inverse: 1 for one card, ½ for two. */
  fewest: number;
  danger: number;
  leads: boolean;
}>;

/** What a seat knows at its turn. */
type Known = Pick<Situation, "hand" | "unseen" | "leads"> &
  Readonly<{
    /** How many cards each other seat holds that holds any. */
    others: readonly number[];
    /** How many have passed since the last play. */
    passed: number;
  }>;

export function situationOf(seen: KingsSeen, weights: Weights): Situation {
  const cards = ownHand(seen);
  return situationBy(
    {
      hand: tallyOf(cards),
      unseen: unseenBy(seen, cards),
      leads: seen.facts.lead === null,
      others: othersSizes(seen),
      passed: seen.facts.passed.length,
    },
    weights,
  );
}

export function situationBy(known: Known, weights: Weights): Situation {
  const { unseen, others, passed } = known;
  const fewest = others.length === 0 ? Infinity : Math.min(...others);
  const twos = weights.fearOfTwos * unseen.twos;
  const rows: (readonly number[])[] = [];
  const holding = (count: number, height: number): number => {
    const row = (rows[count] ??= threatsTo(count, unseen, others.length).map((threats) =>
      Math.exp(-(weights.fear[count - 1] ?? 0) * threats - twos),
    ));
    return row[height] ?? 0;
  };
  const wary = 1 - (weights.passedAlready * passed) / Math.max(1, others.length);
  return { ...known, holding, wary, fewest, danger: 1 / fewest };
}

function worthOf({ ranked, twos, jokers }: Tally, { holding }: Situation, weights: Weights) {
  let cards = twos + jokers;
  let sets = 0;
  let weak = 0;
  let low = 0;
  for (let height = 0; height < ranked.length; height += 1) {
    const held = ranked[height] ?? 0;
    cards += held;
    for (let left = held; left > 0; left -= longest) {
      sets += 1;
      low += 1 - height / highest;
      weak += 1 - holding(Math.min(left, longest), height);
    }
  }
  const stuck = Math.max(0, weak - 1 - (sets - weak) - twos);
  return (
    weights.two * twos +
    weights.joker * jokers -
    weights.card * cards -
    weights.set * sets -
    weights.weakness * weak -
    weights.low * low -
    weights.stuck * stuck
  );
}

const setsIn = ({ ranked, twos }: Tally) =>
  ranked.reduce((sets, held) => sets + Math.ceil(held / longest), twos);

/** `shape`: null for passing. */
export function judge(shape: Shape | null, situation: Situation, weights: Weights): number {
  const { hand, unseen, holding, wary, danger, fewest, leads } = situation;
  if (!shape)
    return (
      worthOf(hand, situation, weights) +
      weights.pass +
      weights.passNearEnd / Math.max(1, setsIn(hand)) +
      weights.passInDanger * danger
    );
  const rest = tallyAfter(hand, shape);
  const sets = setsIn(rest);
  if (sets === 0 && rest.jokers === 0) return outright;
  const { height, count } = shape;
  const wins = isTrump(shape);
  // Of several sure ways the one with the fewest cards is best, so 2s go before sets.
  if ((wins || isUnbeatable(unseen, height, count)) && isSureToRunOut(rest, unseen))
    return certain - count;
  const holds = wins ? 1 : holding(count, height) ** wary;
  const shutsOut = leads && count > fewest ? weights.shutOut * danger : 0;
  const trick =
    weights.trick + weights.trickNearEnd / Math.max(1, sets) + weights.trickInDanger * danger;
  return worthOf(rest, situation, weights) + holds * trick + shutsOut;
}

/** KB-6, KB-7: giving the 3 of clubs away also costs the first lead. */
export function judgeGift(cards: readonly Card[], situation: Situation, weights: Weights): number {
  const givesLead = cards.includes("3c") ? weights.firstLead : 0;
  return worthOf(tallyWithout(situation.hand, cards), situation, weights) - givesLead;
}

/** Copies of a card make the same gift. */
export function gifts(hand: readonly Card[], count: number): readonly (readonly Card[])[] {
  const found = new Map<string, readonly Card[]>();
  const add = (...cards: readonly Card[]) => void found.set(cards.join(" "), cards);
  if (count === 1) hand.forEach((card) => add(card));
  else hand.forEach((one, at) => hand.slice(at + 1).forEach((other) => add(one, other)));
  return [...found.values()];
}
