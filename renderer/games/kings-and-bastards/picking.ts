// Which cards may be played now, what would the picked ones be, and what does a double tap mean
// (KB-6…KB-10)?

import { isJoker, isNatural, rankOf, type Card } from "#shared/cards/card.ts";
import type { Move as AnyMove } from "#shared/contract/round.ts";
import {
  asKings,
  giftCount,
  isInPlay,
  isTwo,
  isWholePlay,
  offeredPlays,
  type KingsSeen,
} from "#shared/games/kings-and-bastards/seen.ts";
import type { AnySeen, Reading } from "#renderer/table/tableGame.ts";
import { pickingOf } from "#renderer/table/usualGame.ts";
import { playWords } from "./playWords.ts";

function fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean {
  const kings = asKings(seen);
  const gift = giftCount(kings);
  if (gift !== null) return picked.length < gift;
  return isInPlay(kings, [...picked, card]);
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const kings = asKings(seen);
  if (picked.length === 0) return { kind: "nothing" };
  const gift = giftCount(kings);
  if (gift !== null || kings.phase === "exchange")
    return {
      kind: "move",
      move: { type: "give", cards: picked } as AnyMove,
      legal: picked.length === gift,
      words: "",
    };
  return picked.length === 1 && picked.every(isJoker)
    ? readLoneJoker(kings, picked)
    : readPlay(kings, picked);
}

/** KB-8: a lone joker is a single of a rank its player names. */
function readLoneJoker(seen: KingsSeen, picked: readonly Card[]): Reading {
  const ranks = offeredPlays(seen).flatMap(({ as }) => (as === undefined ? [] : [as]));
  return {
    kind: "rank",
    ranks,
    legal: ranks.length > 0,
    moveAs: (as) => ({ type: "play", cards: picked, as }) as AnyMove,
  };
}

const readPlay = (seen: KingsSeen, picked: readonly Card[]): Reading => ({
  kind: "move",
  move: { type: "play", cards: picked } as AnyMove,
  legal: isWholePlay(seen, picked),
  words: playWords(picked),
});

/** Cards of one rank first, jokers only where naturals do not suffice. */
function suggest(
  seen: AnySeen,
  hand: readonly Card[],
  _picked: readonly Card[],
  card: Card,
): readonly Card[] {
  const { facts } = asKings(seen);
  const count = facts.lead?.count ?? 1;
  if (!isNatural(card) || isTwo(card) || count === 1) return [card];
  const others = hand.toSpliced(hand.indexOf(card), 1);
  const same = others.filter((other) => isNatural(other) && rankOf(other) === rankOf(card));
  const set = [card, ...same, ...others.filter(isJoker)].slice(0, count);
  return set.length === count ? set : [card];
}

const cardsOf = (move: AnyMove): readonly Card[] => {
  const { cards } = move as { readonly cards?: readonly Card[] };
  return cards ?? [];
};

/** KB-6: the King gives any cards he likes. */
const keepsOthers = (seen: AnySeen): boolean => seen.phase === "exchange";

export const picking = pickingOf({
  fits,
  read,
  suggest,
  cardsOf,
  keepsOthers,
  together: "in any order",
});
