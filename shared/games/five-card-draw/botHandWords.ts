// What does a beginner call a hand, and the part of it that he keeps?

import { isJoker, isNatural, rankOf, suitOf, type Card, type Rank } from '#shared/cards/card.ts';
import { without } from '#shared/cards/hand.ts';
import { readHand } from '#shared/poker/readHand.ts';

const singular: { readonly [R in Rank]: string } = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king',
};
const plural = (rank: Rank): string => (rank === '6' ? 'sixes' : `${singular[rank]}s`);

/** "two pair, kings and fours", "an ace-high straight" */
export function handWords(hand: readonly Card[]): string {
  const { category, read } = readHand(hand);
  const [first, , third, , last] = read.map(rankOf) as [Rank, Rank, Rank, Rank, Rank];
  const high = `${/^[A8]/.test(first) ? 'an' : 'a'} ${singular[first]}-high`;
  switch (category) {
    case 'high card': return `${singular[first]} high`;
    case 'one pair': return `a pair of ${plural(first)}`;
    case 'two pair': return `two pair, ${plural(first)} and ${plural(third)}`;
    case 'three of a kind': return `three ${plural(first)}`;
    case 'straight':
    case 'flush':
    case 'straight flush': return `${high} ${category}`;
    case 'full house': return `a full house, ${plural(first)} over ${plural(last)}`;
    case 'four of a kind': return `four ${plural(first)}`;
    case 'five of a kind': return `five ${plural(first)}`;
  }
}

/** What stays of the hand: "the kings", "the joker and the ace", "the four hearts". */
export function keptWords(hand: readonly Card[], thrown: readonly Card[]): string {
  const kept = without(hand, thrown) ?? hand;
  const naturals = kept.filter(isNatural);
  const jokers = kept.filter(isJoker).length;
  const joker = jokers === 0 ? [] : [jokers === 1 ? 'the joker' : 'the jokers'];
  const held = [...new Set(naturals.map(rankOf))];
  const isOneSuit = new Set(naturals.map(suitOf)).size === 1;
  const cards = held.length > 2 ? [`${isOneSuit ? 'the suited' : 'the'} ${held.map((rank) => singular[rank]).join(', ')}`] : held.map((rank) => rankWords(rank, naturals.filter((card) => rankOf(card) === rank).length));
  return [...joker, ...cards].join(' and ');
}

const rankWords = (rank: Rank, count: number): string => `the ${count > 1 ? plural(rank) : singular[rank]}`;
