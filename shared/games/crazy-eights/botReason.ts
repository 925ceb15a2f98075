// Why would a bot make this move? One or two short sentences for a beginner (H-27), from what the seat itself can see.

import { rankOf, suitOf, type Card, type Rank, type Suit } from '#shared/cards/card.ts';
import { without } from '#shared/cards/hand.ts';
import { ownHand } from '#shared/game/ownHand.ts';
import { sizesOf, unseenBy, suitAt, type CrazySeen } from './botHand.ts';
import { isEight, natural } from './ranks.ts';
import type { Move, Play } from './types.ts';

const plural: { readonly [R in Rank]: string } = {
  A: 'aces', 2: 'twos', 3: 'threes', 4: 'fours', 5: 'fives', 6: 'sixes', 7: 'sevens', 8: 'eights', 9: 'nines', T: 'tens', J: 'jacks', Q: 'queens', K: 'kings',
};
const suitWords: { readonly [S in Suit]: string } = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const countWord = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][count] ?? `${count}`;

/** So few cards left with another are a danger. */
const fewCards = 2;
/** So many points are worth a word. */
const highCards: ReadonlySet<Rank> = new Set(['T', 'J', 'Q', 'K']);

export function reasonFor(seen: CrazySeen, move: Move): string {
  if (move.type === 'leave') return 'Leaves the round.';
  if (move.type === 'play') return playReason(seen, move);
  return move.type === 'draw' ? drawReason(seen) : passReason(seen);
}

const playsOf = ({ legal }: CrazySeen): readonly Play[] => legal.filter((offer): offer is Play => offer.type === 'play' && 'cards' in offer);

function drawReason(seen: CrazySeen): string {
  const plays = playsOf(seen);
  if (plays.length === 0) return seen.facts.drew ? 'Still nothing fits: you must draw on until something does.' : 'Nothing in your hand fits, so you must draw.';
  const spared = plays.every(({ cards }) => cards.some(isEight)) ? 'Only an eight fits, and it is worth more later, when nothing else does' : 'What fits now is worth more later';
  return seen.options.drawUntilPlayable ? `${spared}; after drawing you may still play.` : `${spared}: a card more costs less.`;
}

/** CE-9, CE-10; CE-6: who has drawn and can play may pass too. */
function passReason(seen: CrazySeen): string {
  if (playsOf(seen).length === 0) return 'Nothing fits and no card can be drawn, so you must pass.';
  if (seen.legal.some(({ type }) => type === 'draw') || canStillDraw(seen)) return 'What fits is worth more later: you have drawn and may keep it.';
  return 'No card can be drawn: if all pass, the lowest hand wins, so low cards may wait.';
}

const canStillDraw = ({ options, stock, pile }: CrazySeen): boolean => stock > 0 || (options.refill && pile.length > 1);

function playReason(seen: CrazySeen, play: Play): string {
  const hand = ownHand(seen);
  const rest = without(hand, play.cards) ?? [];
  if (rest.length === 0) return `${play.cards.length > 1 ? 'Your last cards, all of one rank' : 'Your last card'}: you go out and win.`;
  return play.suit === undefined ? ordinaryReason(seen, play, rest) : eightReason(seen, play, play.suit, rest);
}

function eightReason(seen: CrazySeen, { cards }: Play, suit: Suit, rest: readonly Card[]): string {
  const others = playsOf(seen).some((play) => !play.cards.some(isEight));
  const danger = dangerWords(seen);
  const why = cards.length > 1 ? `${countWord(cards.length)} eights at once rid you of ${cards.length * 50} points`
    : !others ? 'nothing else fits'
    : danger !== '' ? `${danger} and would score 50 for your eight`
    : 'an eight names the suit that suits you';
  return `${why[0]?.toUpperCase()}${why.slice(1)}; ${namedWords(seen, suit, rest)}.`;
}

/** CE-8 */
function namedWords(seen: CrazySeen, suit: Suit, rest: readonly Card[]): string {
  const held = ofSuit(rest, suit);
  if (held > 1) return `you hold more ${suitWords[suit]} for your next turns`;
  if (held === 1) return `${suitWords[suit]} let you play another card next`;
  if (rest.every(isEight)) return `any suit will do, for eights go on all`;
  return isScarce(seen, suit) ? `few ${suitWords[suit]} are still out, so others can hardly answer` : `${suitWords[suit]} may be hard for the others`;
}

const ofSuit = (cards: readonly Card[], suit: Suit): number => cards.filter((card) => !isEight(card) && suitOf(natural(card)) === suit).length;

/** So small a share of the cards not seen is worth a word. */
const fewOfASuit = 0.18;

const isScarce = (seen: CrazySeen, suit: Suit): boolean => (unseenBy(seen, ownHand(seen)).suits[suitAt(`A${suit}`)] ?? 0) < fewOfASuit;

/** "another has only one card left", or nothing where nobody is near the end. */
function dangerWords(seen: CrazySeen): string {
  const fewest = Math.min(...sizesOf(seen));
  return fewest <= fewCards ? `another has only ${countWord(fewest)} card${fewest === 1 ? '' : 's'} left` : '';
}

function ordinaryReason(seen: CrazySeen, { cards }: Play, rest: readonly Card[]): string {
  const top = natural(cards.at(-1) ?? 'Jk');
  const [suit, rank] = [suitOf(top), rankOf(top)];
  const first = cards.length > 1 ? `${countWord(cards.length)} ${plural[rank]} at once` : singleWords(seen, rank, suit);
  const next = nextWords(seen, suit, rest, cards.length);
  const way = `${first[0]?.toUpperCase()}${first.slice(1)}${next}`;
  const kept = rest.filter(isEight).length;
  return kept === 0 ? `${way}.` : `${way}; keeps your ${kept > 1 ? 'eights' : 'eight'}.`;
}

function singleWords(seen: CrazySeen, rank: Rank, suit: Suit): string {
  const changes = seen.facts.suit !== null && seen.facts.suit !== suit;
  if (changes) return `${dangerWords(seen) === '' ? '' : `${dangerWords(seen)}: `}the same rank changes the suit to ${suitWords[suit]}`;
  if (isRunningOut(seen) && highCards.has(rank)) return 'the stock runs out, and the lowest hand wins a blocked round: high cards go first';
  if (highCards.has(rank)) return 'sheds a high card, which would count for who goes out before you';
  return 'fits, and is one card less in your hand';
}

/** CE-9: without a refill a stock that is nearly gone ends in a block. */
const isRunningOut = ({ options, stock, hands }: CrazySeen): boolean => !options.refill && stock < hands.length;

function nextWords(seen: CrazySeen, suit: Suit, rest: readonly Card[], count: number): string {
  const held = ofSuit(rest, suit);
  if (held > 0) return count > 1 ? `, with ${suitWords[suit]} on top, of which you hold more` : `; you hold more ${suitWords[suit]}`;
  return isScarce(seen, suit) ? `; few ${suitWords[suit]} are still out` : '';
}
