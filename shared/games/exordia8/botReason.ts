// Why would a bot make this move? A short sentence for a beginner (H-27), from what the seat itself can see.

import { isJoker, isNatural, rankOf, suitOf, type Suit } from '#shared/cards/card.ts';
import { without } from '#shared/cards/hand.ts';
import { suitWords } from '#shared/text/english.ts';
import { fieldOf, type ExordiaSeen, type Field } from './botField.ts';
import { goesOn, leftBy, type Left } from './botJudgement.ts';
import type { Move, Play } from './types.ts';

/** So few cards of the next player call for caution. */
const fewCards = 2;

export function reasonFor(seen: ExordiaSeen, move: Move): string {
  switch (move.type) {
    case 'play': return playReason(seen, move);
    case 'draw': return drawReason(seen);
    case 'skip': return 'The stock is empty and nothing in your hand is worth putting now.';
    case 'break': return 'You do not hold the card that is owed, so you pick up two and the sequent is over.';
    case 'decline': return 'Nothing in your hand is better put now than kept: the suit you named stands.';
    case 'leave': return 'Leaves the round.';
  }
}

function drawReason({ legal }: ExordiaSeen): string {
  return legal.some(({ type }) => type === 'play') ? 'What you could put is worth more later.' : 'Nothing in your hand goes on this card.';
}

function playReason(seen: ExordiaSeen, play: Play): string {
  const field = fieldOf(seen);
  const { facts } = seen;
  if (field.hand.length === 1) return 'Your last card: you win.';
  if (facts.sequent) return sequentReason(facts.sequent.next, play, field);
  if (facts.top.card === 'Qs' && facts.top.any) return 'Anything goes on the Queen of Spades, a card that is hard to place best of all.';
  return special(seen, play, field) ?? plainReason(play, field);
}

function sequentReason(next: string, play: Play, field: Field): string {
  if (next !== '8') return 'You hold the card that is owed, so you must put it: the next player owes the one after it.';
  return `You end the sequent and name ${namedWords(play.suit, field)}; you may put one more card on it.`;
}

/** "hearts, of which you hold most" */
function namedWords(suit: Suit | undefined, { hand }: Field): string {
  if (suit === undefined) return 'nothing';
  const held = hand.filter((card) => isNatural(card) && rankOf(card) !== '8' && suitOf(card) === suit).length;
  return held > 1 ? `${suitWords[suit]}, of which you hold ${held}` : suitWords[suit];
}

function special({ facts, options }: ExordiaSeen, play: Play, field: Field): string | null {
  const { card } = play;
  if (isJoker(card)) return `A joker goes on almost anything: ask for ${namedWords(play.suit, field)}.`;
  const rank = rankOf(card);
  const isClose = field.danger >= 1 / fewCards;
  if (rank === '8') return isClose && field.about[play.suit ?? 'c'] < 0.22 ? `An eight goes on anything, and ${suitWords[play.suit ?? 'c']} are scarce: the next player has few cards left.` : `An eight goes on anything: ask for ${namedWords(play.suit, field)}.`;
  if (card === 'Qh') return queenOfHearts(leftBy(play, facts, options), play, field);
  if (rank === 'A' && field.players > 2 && field.danger > field.dangerBehind) return 'An ace turns play away from the player who has fewest cards to go.';
  if (rank === '3' && facts.top.spark && facts.top.suit === suitOf(card)) return `This starts a sequent: who cannot put the 4 of ${suitWords[suitOf(card)]} picks up two cards.`;
  if (card === 'Qs') return 'You are rid of the Queen of Spades; anything may follow her.';
  return null;
}

function queenOfHearts(left: Left, { card: queen }: Play, { hand }: Field): string {
  const rest = without(hand, [queen]) ?? [];
  const follows = rest.some((card) => goesOn(card, left));
  if (follows && rest.length === 1) return 'The Queen of Hearts gives you another turn, and your last card goes on her.';
  return follows ? 'The Queen of Hearts gives you another turn, and you hold a card that goes on her.' : 'You are rid of the Queen of Hearts; with the turn she gives you draw.';
}

function plainReason({ card }: Play, field: Field): string {
  if (!isNatural(card)) return 'One card fewer.';
  const suit = suitOf(card);
  const more = field.hand.filter((other) => other !== card && isNatural(other) && suitOf(other) === suit).length;
  if (field.danger >= 1 / fewCards && field.about[suit] < 0.22) return `The next player has few cards left, and ${suitWords[suit]} are scarce.`;
  if (more > 1) return `One card fewer, and you hold ${more} more ${suitWords[suit]} for the next turn.`;
  return 'One card fewer; what is left of your hand goes well together.';
}
