// Why would a bot make this move? A short sentence for a beginner (H-27), from what the seat itself can see.

import { isJoker, isNatural, rankOf, suitOf, type Card, type Suit } from '#shared/cards/card.ts';
import { without } from '#shared/cards/hand.ts';
import { capital, cardWords, suitWords } from '#shared/text/english.ts';
import { ownHand } from '#shared/game/ownHand.ts';
import { countOf, fieldOf, goesOn, isNoper, kindOf, type NormalSeen } from './botField.ts';
import { answerReason, passReason } from './botReasonAnswer.ts';
import { isAce, topOf } from './matching.ts';
import { heightOf } from './reveal.ts';
import type { Move, Pick, Play, Sets } from './types.ts';

export function reasonFor(seen: NormalSeen, move: Move): string {
  switch (move.type) {
    case 'play': return playReason(seen, move);
    case 'draw': return seen.legal.some(({ type }) => type === 'play') ? 'What you could play is worth more later, or would do you more harm than a card drawn.' : 'Nothing in your hand goes on this card.';
    case 'keep': return seen.legal.some(({ type }) => type === 'play') ? 'The card you drew is worth more later.' : 'The card you drew does not go on this one.';
    case 'pass': return seen.facts.chain.length > 0 ? passReason(seen) : 'No card can be drawn, and nothing you hold is worth playing now.';
    case 'nope': return answerReason(seen, move);
    case 'pick': return pickReason(seen, move);
    case 'sets': return setsReason(seen, move);
    case 'leave': return 'Leaves the round.';
  }
}

function playReason(seen: NormalSeen, play: Play): string {
  const rest = without(ownHand(seen), [play.card]) ?? [];
  const as = play.as ?? play.card;
  const what = isJoker(play.card) ? `The joker counts as ${cardWords(as)}. ` : '';
  if (isJoker(as)) return 'The joker counts as any card you name.';
  const rank = rankOf(as);
  if (rest.length === 0) return what + lastReason(rank);
  if (rest.every(isNoper)) return `${what}You can answer this card yourself with your last ${rest.length > 1 ? 'cards' : 'card'}, and so go out.`;
  return what + (effectReason(seen, play, rest) ?? plainReason(as, rest));
}

function lastReason(rank: string): string {
  if (rank === '3') return 'Your last card, but a 3 that stands brings you three more: it wins only if it is cancelled.';
  if (rank === '5') return 'Your last card, but a 5 that stands brings you one more: it wins only if it is cancelled.';
  return 'Your last card: you win, unless somebody sends it back with an ace.';
}

/** "who has one card left" */
const leftWords = (count: number): string => (count === 1 ? 'who has one card left' : `who has ${count} cards`);

function effectReason(seen: NormalSeen, { card, as = card, target, suit }: Play, rest: readonly Card[]): string | null {
  const count = countOf(seen.hands[target ?? -1]);
  switch (kindOf(as)) {
    case '2': return 'In the war that follows you may be rid of a second card.';
    case '3': return rest.some(isNoper) ? 'Three cards to draw, unless you cancel your own 3 with an ace and are rid of both.' : null;
    case '5': return `The card you are given comes from a player ${leftWords(count)}: that helps him least.`;
    case '6': return 'Everybody may discard sets now, and so may you.';
    case '7': return 'Everybody else discards a card too, but nobody goes out by it yet.';
    case '9': return 'The turns go the other way round, which suits you better.';
    case 'T': return rest.some((other) => goesOn(other, topOf(as))) ? 'You have another turn at once, and hold a card that goes on this one.' : 'You have another turn at once.';
    case 'J': return target === seen.viewer ? 'Somebody must miss a turn, and the others would answer worse.' : `The player ${leftWords(count)} misses a turn.`;
    case 'Q': return suit === undefined ? null : `A queen goes on anything: ask for ${namedWords(suit, rest)}.`;
    case 'K': return `The player ${leftWords(count)} draws four: that sets the most dangerous one back.`;
    default: return null;
  }
}

const heldIn = (suit: Suit, cards: readonly Card[]): number => cards.filter((card) => isNatural(card) && !isAce(card) && suitOf(card) === suit).length;

/** "hearts, of which you hold 3" */
function namedWords(suit: Suit, rest: readonly Card[]): string {
  const held = heldIn(suit, rest);
  return held > 1 ? `${suitWords[suit]}, of which you hold ${held}` : suitWords[suit];
}

function plainReason(as: Card, rest: readonly Card[]): string {
  const more = isNatural(as) ? heldIn(suitOf(as), rest) : 0;
  return isNatural(as) && more > 0 ? `One card fewer, and you hold ${more} more of ${suitWords[suitOf(as)]} for the next turn.` : 'One card fewer; what is left of your hand goes well together.';
}

function pickReason(seen: NormalSeen, { card }: Pick): string {
  const hand = ownHand(seen);
  if (hand.length === 1) return 'The only card you have to choose.';
  if (seen.phase === 'give') return `${capital(cardWords(card))} is the card that you do best without, and that helps its new owner least.`;
  if (seen.phase === 'purge') return `${capital(cardWords(card))} is the card that you do best without.`;
  const higher = hand.filter((other) => heightOf(other) > heightOf(card));
  return higher.length === 0 ? 'Only the highest card is discarded: lay your highest.' : 'High enough to be discarded perhaps, while what is higher is worth more in your hand.';
}

function setsReason(seen: NormalSeen, { sets, top }: Sets): string {
  const hand = ownHand(seen);
  if (sets.length === 0) return seen.legal.length > 1 ? 'What you could discard is worth more in your hand.' : 'There is no set in your hand.';
  const laid = sets.flat();
  const rest = without(hand, laid) ?? [];
  const uppermost = top ?? laid.at(-1);
  if (rest.length === 0) return 'These sets are your whole hand: you go out.';
  const follows = uppermost !== undefined && rest.some((card) => goesOn(card, topOf(uppermost)));
  const where = follows && fieldOf(seen).active.length > 1 ? `; should ${cardWords(uppermost)} come to lie on top, you can go on from it` : '';
  return `You are rid of ${laid.length} cards at once${where}.`;
}
