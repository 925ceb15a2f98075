// What must be said besides the cards before they can be played: a rank (KB-8), a suit (CE-8, X8-9)?

import type { Rank, Suit } from '#shared/cards/card.ts';
import type { Move } from '#shared/game/round.ts';
import type { Reading } from '#renderer/table/tableGame.ts';

export type Choice =
  | { readonly kind: 'rank'; readonly ranks: readonly Rank[] }
  /** `words`: what is played. */
  | { readonly kind: 'suit'; readonly suits: readonly Suit[]; readonly words: string };

/** The question that the picked cards raise; null where there is but one answer, or none. */
export function choiceOf(reading: Reading): Choice | null {
  if (reading.kind === 'rank') return reading.ranks.length > 1 ? { kind: 'rank', ranks: reading.ranks } : null;
  return reading.kind === 'suit' && reading.suits.length > 1 ? { kind: 'suit', suits: reading.suits, words: reading.words } : null;
}

/** The move that the picked cards make without a question. With nothing to choose from the host says what is wrong. */
export function moveOf(reading: Reading): Move | null {
  if (reading.kind === 'move') return reading.move;
  if (reading.kind === 'nothing' || choiceOf(reading)) return null;
  return reading.kind === 'rank' ? reading.moveAs(reading.ranks[0] ?? '3') : reading.moveAs(reading.suits[0] ?? 'c');
}

/** The move with the answer; null where it answers no question. */
export function moveWith(reading: Reading, answer: Rank | Suit): Move | null {
  if (reading.kind === 'rank') return reading.ranks.some((rank) => rank === answer) ? reading.moveAs(answer as Rank) : null;
  return reading.kind === 'suit' && reading.suits.some((suit) => suit === answer) ? reading.moveAs(answer as Suit) : null;
}
