import { rankOf, ranks, suitOf, suits, type Card } from "#shared/cards/card.ts";
import type { Offer } from "#shared/contract/game.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import { isEight, natural } from "../eights/seen.ts";
import { say } from "./about.ts";
import { largestHand, mostCopies } from "./options.ts";
import type { Facts, Play } from "./types.ts";

type ToMatch = Pick<Facts, "suit" | "rank">;

/** CE-4, CE-6 */
export const mayFollow = (card: Card, { suit, rank }: ToMatch): boolean =>
  suit === null ||
  isEight(card) ||
  suitOf(natural(card)) === suit ||
  rankOf(natural(card)) === rank;

/** The cards must be in the player's hand. */
export function objection({ cards, suit }: Play, facts: ToMatch): RuleError | null {
  const first = cards[0];
  if (first === undefined) return forbidden("C-13", say("noCards"));
  const eights = isEight(first);
  if (cards.some((card) => card[0] !== first[0])) return forbidden("CE-7", say("otherRanks"));
  if (eights && suit === undefined) return forbidden("CE-8", say("noSuit"));
  if (!eights && suit !== undefined) return forbidden("C-13", say("suitNamed"));
  if (cards.some((card) => mayFollow(card, facts))) return null;
  const top = { suit: facts.suit, rank: facts.rank };
  return cards.length > 1
    ? forbidden("CE-7", say("noneFollows", top))
    : forbidden("CE-6", say("doesNotFollow", { card: first, ...top }));
}

/**
 * The number of plays in the packs of the largest table, eights once per suit: hands dealt from them
 * never need the range of `legalPlays`.
 */
const mostListed = (ranks.length - 1 + suits.length) * ((mostCopies + 1) ** suits.length - 1);

/**
 * Lists every single card once by name, then every larger set of one rank once, suits in pack
 * order; eights once per suit. Beyond `mostListed` – a record of any deck can fill a hand with
 * thousands of cards – a range stands for all sets: that many cards of one rank, one of which is
 * listed as a single card.
 */
export function legalPlays(hand: readonly Card[], facts: ToMatch): readonly Offer<Play>[] {
  const singles = [...new Set(hand.filter((card) => mayFollow(card, facts)))];
  const plays: Play[] = [];
  for (const card of singles) addPlay(plays, [card]);
  // A set needs one card that could be played alone, so only their ranks are considered.
  const alike = [...new Set(singles.map((card) => card[0]))]
    .map((rank) => hand.filter((card) => card[0] === rank))
    .filter(({ length }) => length > 1);
  if (
    plays.length + alike.reduce((sum, cards) => sum + countOfSets(cards, facts), 0) >
    mostListed
  ) {
    return [
      ...plays,
      {
        type: "play",
        min: 2,
        max: Math.min(largestHand, Math.max(...alike.map(({ length }) => length))),
      },
    ];
  }
  for (const cards of alike.flatMap(setsOf))
    if (cards.some((card) => mayFollow(card, facts))) addPlay(plays, cards);
  return plays;
}

function addPlay(plays: Play[], cards: readonly Card[]): void {
  if (!isEight(cards[0] ?? "Jk")) plays.push({ type: "play", cards });
  else for (const suit of suits) plays.push({ type: "play", cards, suit });
}

/**
 * Counts the plays of two or more of these cards of one rank: all choices of copies, less those
 * without a card that may follow and less the single ones.
 */
function countOfSets(alike: readonly Card[], facts: ToMatch): number {
  const names = [...new Set(alike)];
  const choicesOf = (some: readonly Card[]): number =>
    some.reduce((all, name) => all * (alike.filter((card) => card === name).length + 1), 1);
  const following = names.filter((card) => mayFollow(card, facts));
  const sets =
    choicesOf(names) -
    choicesOf(names.filter((card) => !following.includes(card))) -
    following.length;
  return sets * (isEight(alike[0] ?? "Jk") ? suits.length : 1);
}

/** Each once by names (C-1). */
function setsOf(alike: readonly Card[]): readonly (readonly Card[])[] {
  let sets: readonly (readonly Card[])[] = [[]];
  for (const suit of suits) {
    const copies = alike.filter((card) => card[1] === suit);
    if (copies.length > 0)
      sets = sets.flatMap((cards) => [
        cards,
        ...copies.map((_, at) => [...cards, ...copies.slice(0, at + 1)]),
      ]);
  }
  return sets.filter(({ length }) => length > 1);
}
