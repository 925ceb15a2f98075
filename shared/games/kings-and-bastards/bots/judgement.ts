import { rankOf, isNatural, type Card } from "#shared/cards/card.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { othersSizes, tallyOf, tallyWithout, unseenBy, type Tally } from "./hand.ts";
import { isSureToRunOut, isUnbeatable, threatsFrom } from "./strength.ts";
import type { Weights } from "./weights.ts";
import { heightOf, isTwo, longest, order, type KingsSeen } from "../seen.ts";
import type { Facts, Play } from "../types.ts";

const highest = order.length - 1;
/** Both exceed any sum of weights: `outright` for going out, `certain` for being sure to. */
const outright = 1000;
const certain = 500;

export interface Situation {
  readonly hand: Tally;
  readonly unseen: Tally;
  /** Chance (0…1) that a play holds the trick, by number of cards − 1 and by height. */
  readonly holding: readonly (readonly number[])[];
  /** Exponent on `holding`: 1 while nobody has passed, less with each pass. */
  readonly wary: number;
  /** The fewest cards of another seat; `danger` is its inverse: 1 for one card, ½ for two. */
  readonly fewest: number;
  readonly danger: number;
  readonly lead: Facts["lead"];
}

export function situationOf(seen: KingsSeen, weights: Weights): Situation {
  const cards = ownHand(seen);
  const unseen = unseenBy(seen, cards);
  const others = othersSizes(seen);
  const fewest = others.length === 0 ? Infinity : Math.min(...others);
  const twos = weights.fearOfTwos * unseen.twos;
  const holding = threatsFrom(unseen, others.length).map((above, at) =>
    above.map((threats) => Math.exp(-(weights.fear[at] ?? 0) * threats - twos)),
  );
  const wary = 1 - (weights.passedAlready * seen.facts.passed.length) / Math.max(1, others.length);
  return {
    hand: tallyOf(cards),
    unseen,
    holding,
    wary,
    fewest,
    danger: 1 / fewest,
    lead: seen.facts.lead,
  };
}

function worthOf(
  { ranked, twos, jokers }: Tally,
  { holding }: Pick<Situation, "holding">,
  weights: Weights,
): number {
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
      weak += 1 - (holding[Math.min(left, longest) - 1]?.[height] ?? 0);
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

const setsIn = ({ ranked, twos }: Tally): number =>
  ranked.reduce((sets, held) => sets + Math.ceil(held / longest), twos);

export const heightOfPlay = ({ cards, as }: Play): number =>
  heightOf(as ?? rankOf(cards.find(isNatural) ?? "3c"));

export function judge(
  move: Play | { readonly type: "pass" },
  situation: Situation,
  weights: Weights,
): number {
  const { hand, unseen, holding, wary, danger, fewest, lead } = situation;
  if (move.type === "pass")
    return (
      worthOf(hand, situation, weights) +
      weights.pass +
      weights.passNearEnd / Math.max(1, setsIn(hand)) +
      weights.passInDanger * danger
    );
  const rest = tallyWithout(hand, move.cards);
  const sets = setsIn(rest);
  if (sets === 0 && rest.jokers === 0) return outright;
  const trump = isTwo(move.cards[0] ?? "Jk");
  const count = move.cards.length;
  const height = heightOfPlay(move);
  // Of several sure ways the one with the fewest cards is best, so 2s go before sets.
  if ((trump || isUnbeatable(unseen, height, count)) && isSureToRunOut(rest, unseen))
    return certain - count;
  const holds = trump ? 1 : (holding[count - 1]?.[height] ?? 0) ** wary;
  const shutsOut = !lead && count > fewest ? weights.shutOut * danger : 0;
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
  const add = (cards: readonly Card[]): void => void found.set(cards.join(" "), cards);
  if (count === 1) hand.forEach((card) => add([card]));
  else hand.forEach((one, at) => hand.slice(at + 1).forEach((other) => add([one, other])));
  return [...found.values()];
}
