// Why would a bot answer a card with an ace, or let it pass (NE-18…NE-21)? In words for a beginner (H-27).

import { rankOf, isNatural } from '#shared/cards/card.ts';
import { ownHand } from '#shared/game/ownHand.ts';
import { chainOf, chainWith, hasEffect, type Chain } from './botChain.ts';
import { countOf, fieldOf, isNoper, type NormalSeen } from './botField.ts';
import type { Effect, Nope } from './types.ts';

export function answerReason(seen: NormalSeen, nope: Nope): string {
  const chain = chainOf(seen.facts);
  const answered = chain?.chain.at(-1);
  if (!chain || !answered) return 'Cancels the card that was played.';
  const { own } = fieldOf(seen);
  const what = isNatural(nope.card) ? 'ace' : 'joker';
  if (ownHand(seen).length === 1) return `The ${what} is your last card: you win, unless somebody sends it back.`;
  if (answered.seat === own) return 'You answer your own card: so you are rid of both.';
  if (nope.sendBack && countOf(seen.hands[answered.seat]) === 0) return 'That was a last card: sent back, it stops the win.';
  const longer = chainWith(chain, nope, own);
  if (chain.effect.seat === own && hasEffect(longer)) return 'It cancels the ace that had cancelled your own card.';
  return cancelReason(seen, chain, own) ?? `What happens otherwise harms you more than the ${what} is worth${nope.sendBack ? ', and its player has the card again' : ''}.`;
}

function cancelReason(seen: NormalSeen, chain: Chain, own: number): string | null {
  const { effect } = chain;
  if (!hasEffect(chain)) return null;
  if (effect.target === own && rankIs(effect, 'K')) return 'The king was aimed at you: the ace saves you four cards.';
  if (effect.target === own && rankIs(effect, 'J')) return 'The jack was aimed at you: the ace saves your turn.';
  const isClose = seen.hands.some((hand, seat) => seat !== own && seat !== effect.seat && countOf(hand) === 1);
  if (isClose && (rankIs(effect, '7') || rankIs(effect, '2'))) return 'Somebody has one card left and would go out by it.';
  return rankIs(effect, 'T') ? 'It takes the other turn away from a player who is close to winning.' : null;
}

const rankIs = ({ card }: Effect, rank: string): boolean => isNatural(card) && rankOf(card) === rank;

export function passReason(seen: NormalSeen): string {
  const chain = chainOf(seen.facts);
  const hand = ownHand(seen);
  if (!chain || !hand.some(isNoper)) return 'You hold no card to answer with.';
  const { own } = fieldOf(seen);
  const answered = chain.chain.at(-1);
  if (answered?.seat === own) return 'Your own card is to count: keep what could cancel it.';
  if (!hasEffect(chain)) return 'The card is cancelled already: keep your ace for a greater need.';
  return 'This does you little harm: keep your ace for a greater need.';
}
