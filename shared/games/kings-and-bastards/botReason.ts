// Why would a bot make this move? One or two short sentences for a beginner (H-27), from what the seat itself can see.

import { isJoker, isNatural, rankOf, type Card, type Rank } from '#shared/cards/card.ts';
import { ownHand } from '#shared/game/ownHand.ts';
import { othersSizes, tallyOf, tallyWithout, unseenBy, type KingsSeen } from './botHand.ts';
import { heightOfPlay } from './botJudgement.ts';
import { isSureToRunOut, isUnbeatable } from './botStrength.ts';
import { heightOf, isTwo, order } from './ranking.ts';
import type { Lead, Move, Play } from './types.ts';

const singular: { readonly [R in Rank]: string } = {
  A: 'ace', 2: '2', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king',
};
const plural = (rank: Rank): string => (rank === '6' ? 'sixes' : `${singular[rank]}s`);
const setWord = (count: number): string => ['', 'card', 'pair', 'triple', 'quad'][count] ?? 'set';
const the = (rank: Rank, count: number): string => `the ${count > 1 ? plural(rank) : singular[rank]}`;

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });
const cardsLeft = (count: number): string => `only ${['no', 'one', 'two', 'three'][count] ?? count} card${count === 1 ? '' : 's'} left`;

/** So few cards left with another call for a 2. */
const fewCards = 2;

export function reasonFor(seen: KingsSeen, move: Move): string {
  if (move.type === 'give') return giftReason(seen, move.cards);
  if (move.type === 'pass') return passReason(seen);
  if (move.type === 'leave') return 'Leaves the round.';
  return playReason(seen, move);
}

function giftReason(seen: KingsSeen, cards: readonly Card[]): string {
  const ranked = cards.filter((card): card is Exclude<Card, 'Jk'> => isNatural(card) && !isTwo(card));
  const words = [...new Set(ranked.map((card) => plural(rankOf(card))))];
  if (words.length === 0) return 'You have nothing lower to give.';
  const kept = tallyOf(ownHand(seen));
  const leavesNone = ranked.every((card) => kept.ranked[heightOf(rankOf(card))] === ranked.filter((other) => rankOf(other) === rankOf(card)).length);
  return `Low cards such as ${words.join(' and ')} are the hardest to get rid of${leavesNone ? ', and no set is broken up' : ''}.`;
}

function passReason({ legal }: KingsSeen): string {
  const plays = legal.filter((offer): offer is Play => offer.type === 'play' && 'cards' in offer);
  if (plays.length === 0) return 'Nothing in your hand beats this.';
  const plain = plays.filter(({ cards }) => !cards.some(isTrumpOrJoker));
  if (plain.length > 0) return 'Beating this would cost more than it brings: keep your sets and high cards, the turn comes round again.';
  const strong = [...(plays.some(({ cards }) => cards.some(isTwo)) ? ['a 2'] : []), ...(plays.some(({ cards }) => cards.some(isJoker)) ? ['the joker'] : [])];
  return `Only ${strong.join(' or ')} beats this, and is worth more later.`;
}

const isTrumpOrJoker = (card: Card): boolean => isJoker(card) || isTwo(card);

function playReason(seen: KingsSeen, play: Play): string {
  const hand = ownHand(seen);
  const { facts } = seen;
  if (play.cards.length === hand.length) return `${hand.length > 1 ? 'Your last cards' : 'Your last card'}: you go out${facts.out.length === 0 ? ' first and are King' : ''}.`;
  if (facts.owed) return play.cards.length > 1 ? 'You must start with the 3 of clubs, and low cards are best led together.' : 'You must start with the 3 of clubs.';
  if (isTwo(play.cards[0] ?? 'Jk')) return trumpReason(seen, play);
  const way = facts.lead ? followReason(seen, play, facts.lead) : leadReason(seen, play);
  const kept = keptWords(seen, play);
  return kept === '' ? `${way}.` : `${way}; keeps ${kept}.`;
}

function trumpReason(seen: KingsSeen, { cards }: Play): string {
  const hand = ownHand(seen);
  if (isSureToRunOut(tallyWithout(tallyOf(hand), cards), unseenBy(seen, hand))) return 'A 2 wins the trick at once, and then nobody can keep you from going out.';
  const fewest = Math.min(...othersSizes(seen));
  if (fewest <= fewCards) return `A 2 wins the trick at once: another has ${cardsLeft(fewest)}.`;
  return 'A 2 wins the trick at once and gives you the lead for cards that beat nothing.';
}

function leadReason(seen: KingsSeen, play: Play): string {
  const count = play.cards.length;
  const height = heightOfPlay(play);
  const what = `Leads ${the(order[height] ?? '3', count)}`;
  const hand = ownHand(seen);
  const { ranked } = tallyOf(hand);
  if (isUnbeatable(unseenBy(seen, hand), height, count)) return `${what}: nothing that is still out can beat ${count > 1 ? 'them' : 'it'}`;
  const fewest = Math.min(...othersSizes(seen));
  if (count > fewest) return `${what}: who has ${cardsLeft(fewest)} cannot answer a ${setWord(count)}`;
  if (ranked.findIndex((held) => held > 0) === height) return `${what}, your lowest: low cards beat nothing, so a lead is the time for them`;
  if (count > 1) return `${what}: a ${setWord(count)} is hard to answer`;
  return ranked[height] === 1 ? `${what}, a lone card that makes no set` : `${what}, which may well hold the trick`;
}

function followReason(seen: KingsSeen, play: Play, lead: Lead): string {
  const { count } = lead;
  const height = heightOfPlay(play);
  const hand = ownHand(seen);
  const { ranked } = tallyOf(hand);
  const beaten = the(lead.rank, count);
  if (play.cards.some(isJoker)) return count > 1 ? `The joker makes up a ${setWord(count)} that beats ${beaten}` : `The joker as ${singular[order[height] ?? 'A']} beats ${beaten}`;
  if (isUnbeatable(unseenBy(seen, hand), height, count)) return `Beats ${beaten}, and nothing that is still out beats this`;
  const lower = ranked.map((held, at) => ({ held, at })).filter(({ held, at }) => at > heightOf(lead.rank) && at < height && held >= count);
  if (lower.length === 0) return `Lowest ${setWord(count)} that beats ${beaten}`;
  if (lower.every(({ held }) => held > count) && ranked[height] === count) return `Beats ${beaten} without breaking up a set`;
  return `Beats ${beaten}, and is high enough that it may win the lead`;
}

/** "your aces and 2s": the strongest ranks that stay in the hand. */
function keptWords(seen: KingsSeen, { cards }: Play): string {
  const rest = tallyWithout(tallyOf(ownHand(seen)), cards);
  const ace = rest.ranked[order.length - 1] ?? 0;
  const kept = [
    ...(ace > 0 ? [ace > 1 ? 'aces' : 'ace'] : []),
    ...(rest.jokers > 0 ? [rest.jokers > 1 ? 'jokers' : 'joker'] : []),
    ...(rest.twos > 0 ? [rest.twos > 1 ? '2s' : '2'] : []),
  ];
  return kept.length === 0 ? '' : `your ${inWords.format(kept)}`;
}
