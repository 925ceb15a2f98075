// How are cards, numbers and lists put into English?

import { isJoker, rankOf, suitOf, type Card, type Rank, type Suit } from '#shared/cards/card.ts';

export const suitWords: { readonly [S in Suit]: string } = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

const courtWords: { readonly [R in Rank]?: string } = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const rankWord = (rank: Rank): string => courtWords[rank] ?? rank;

/** "a king", "an ace", "an 8" */
export const anyOfRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankWord(rank)}`;

/** "the 8 of hearts", "the joker" */
export const cardWords = (card: Card): string => (isJoker(card) ? 'the joker' : `the ${rankWord(rankOf(card))} of ${suitWords[suitOf(card)]}`);

/** "ten", "tens" */
export const spelled: { readonly [R in Rank]: string } = {
  A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king',
};
export const spelledMany = (rank: Rank): string => (rank === '6' ? 'sixes' : `${spelled[rank]}s`);

/** "no", "one", … "eight", then in figures. */
export const countWord = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count] ?? `${count}`;

/** At the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const rules = new Intl.PluralRules('en');
/** Which of the two words goes with so many. */
export const noun = (count: number, one: string, many: string): string => (rules.select(count) === 'one' ? one : many);

const series = new Intl.ListFormat('en', { type: 'unit' });
const both = new Intl.ListFormat('en', { type: 'conjunction' });
const either = new Intl.ListFormat('en', { type: 'disjunction' });
/** "3, 5, 7" */
export const listed = (words: readonly (string | number)[]): string => series.format(words.map(String));
/** "Ann, Ben, and Cy" */
export const allOf = (words: readonly string[]): string => both.format(words);
/** "a heart or a 7" */
export const oneOf = (words: readonly string[]): string => either.format(words);

/** "the As", "all of As, 2c": cards by their names, as a move has them (C-1). */
export const namedCards = (cards: readonly Card[]): string => (cards.length === 1 ? `the ${cards[0]}` : `all of ${listed(cards)}`);
