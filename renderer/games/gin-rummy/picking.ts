// Which card may be discarded, and what is the picked one (GR-7, GR-8)?

import type { Card } from '#shared/cards/card.ts';
import type { Move as AnyMove } from '#shared/contract/round.ts';
import { asGin, offeredDiscards } from '#shared/games/gin-rummy/seen.ts';
import type { Discard, Knock, LayOff } from '#shared/games/gin-rummy/types.ts';
import { cardName } from '#renderer/text/cardName.ts';
import type { AnySeen, Reading } from '#renderer/table/tableGame.ts';
import { pickingOf } from '#renderer/table/usualGame.ts';

/** While nothing is discarded no card is told from another. */
function fits(seen: AnySeen, _picked: readonly Card[], card: Card): boolean {
  const may = offeredDiscards(asGin(seen));
  return may.length === 0 || may.includes(card);
}

function read(seen: AnySeen, [card]: readonly Card[]): Reading {
  const may = offeredDiscards(asGin(seen));
  if (card === undefined || may.length === 0) return { kind: 'nothing' };
  const move: Discard = { type: 'discard', card };
  return { kind: 'move', move, legal: may.includes(card), words: cardName(card) };
}

function cardsOf(move: AnyMove): readonly Card[] {
  const { card, on } = move as Partial<Discard | Knock> & Partial<LayOff>;
  return card === undefined ? (on?.flat() ?? []) : [card];
}

export const picking = pickingOf({ fits, read, cardsOf });
