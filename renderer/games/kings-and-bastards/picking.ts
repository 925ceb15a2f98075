// Which cards may be played now, what would the picked ones be, and what does a double tap mean (KB-6…KB-10)?

import { isJoker, isNatural, rankOf, type Card, type Rank } from '#shared/cards/card.ts';
import type { Move as AnyMove } from '#shared/game/round.ts';
import type { Play } from '#shared/games/kings-and-bastards/types.ts';
import type { AnySeen, Reading } from '#renderer/table/tableGame.ts';
import { pickingOf } from '#renderer/table/usualGame.ts';
import { asKings, type KingsSeen } from './kingsSeen.ts';
import { playWords } from './playWords.ts';

/** What an offered play is made of: naturals of one rank are interchangeable, the owed 3 of clubs is not (KB-7). */
type Shape = { readonly rank: Rank | null; readonly naturals: number; readonly jokers: number; readonly as: Rank | null };

function shapeOf(cards: readonly Card[], as?: Rank): Shape | null {
  const naturals = cards.filter(isNatural);
  const first = naturals[0];
  if (first && naturals.some((card) => rankOf(card) !== rankOf(first))) return null;
  return { rank: first ? rankOf(first) : null, naturals: naturals.length, jokers: cards.length - naturals.length, as: as ?? null };
}

const offeredPlays = ({ legal }: KingsSeen): readonly Play[] => legal.filter((offer): offer is Play => offer.type === 'play' && 'cards' in offer);
const giftCount = ({ legal }: KingsSeen): number | null => legal.flatMap((offer) => (offer.type === 'give' && 'count' in offer ? [offer.count ?? 0] : []))[0] ?? null;

/** True where the cards are part of a play of this shape. */
function isWithin(part: Shape, whole: Shape): boolean {
  if (part.rank !== null && part.rank !== whole.rank) return false;
  return part.naturals <= whole.naturals && part.jokers <= whole.jokers;
}

/** With the 3 of clubs owed, the other cards of a play must leave room for it. */
function leavesRoomForOwed({ facts }: KingsSeen, cards: readonly Card[], whole: Shape): boolean {
  if (!facts.owed || cards.includes(facts.owed)) return true;
  return cards.filter(isNatural).length < whole.naturals;
}

function fits(seen: AnySeen, picked: readonly Card[], card: Card): boolean {
  const kings = asKings(seen);
  const gift = giftCount(kings);
  if (gift !== null) return picked.length < gift;
  const cards = [...picked, card];
  const part = shapeOf(cards);
  return part !== null && offeredPlays(kings).some((play) => {
    const whole = shapeOf(play.cards);
    return whole !== null && isWithin(part, whole) && leavesRoomForOwed(kings, cards, whole);
  });
}

function read(seen: AnySeen, picked: readonly Card[]): Reading {
  const kings = asKings(seen);
  if (picked.length === 0) return { kind: 'nothing' };
  const gift = giftCount(kings);
  if (gift !== null || kings.phase === 'exchange') return { kind: 'move', move: { type: 'give', cards: picked } as AnyMove, legal: picked.length === gift, words: '' };
  return picked.length === 1 && picked.every(isJoker) ? readLoneJoker(kings, picked) : readPlay(kings, picked);
}

/** KB-8: a lone joker is a single of a rank its player names. */
function readLoneJoker(seen: KingsSeen, picked: readonly Card[]): Reading {
  const ranks = offeredPlays(seen).flatMap(({ as }) => (as === undefined ? [] : [as]));
  return { kind: 'rank', ranks, legal: ranks.length > 0, moveAs: (as) => ({ type: 'play', cards: picked, as }) as AnyMove };
}

function readPlay(seen: KingsSeen, picked: readonly Card[]): Reading {
  const shape = shapeOf(picked);
  const legal = shape !== null && (!seen.facts.owed || picked.includes(seen.facts.owed)) && offeredPlays(seen).some((play) => {
    const offered = shapeOf(play.cards, play.as);
    return offered?.rank === shape.rank && offered.naturals === shape.naturals && offered.jokers === shape.jokers;
  });
  return { kind: 'move', move: { type: 'play', cards: picked } as AnyMove, legal, words: playWords(picked) };
}

/** Cards of one rank first, jokers only where naturals do not suffice. */
function suggest(seen: AnySeen, hand: readonly Card[], _picked: readonly Card[], card: Card): readonly Card[] {
  const { facts } = asKings(seen);
  const count = facts.lead?.count ?? 1;
  if (!isNatural(card) || rankOf(card) === '2' || count === 1) return [card];
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
const keepsOthers = (seen: AnySeen): boolean => seen.phase === 'exchange';

export const picking = pickingOf({ fits, read, suggest, cardsOf, keepsOthers, together: 'in any order' });
