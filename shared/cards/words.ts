// What are suits and cards called in a refusal?

import { isJoker, rankOf, suitOf, type Card, type Rank, type Suit } from './card.ts';

export const suitWords: { readonly [S in Suit]: string } = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

const courtWords: { readonly [R in Rank]?: string } = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const rankWord = (rank: Rank): string => courtWords[rank] ?? rank;

/** "a king", "an ace", "an 8" */
export const anyOfRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankWord(rank)}`;

/** "the 8 of hearts", "the joker" */
export const cardWords = (card: Card): string => (isJoker(card) ? 'the joker' : `the ${rankWord(rankOf(card))} of ${suitWords[suitOf(card)]}`);

/** At the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
