// How is a bot's advice put into words (H-27)?

import type { Card } from '#shared/cards/card.ts';
import type { AnySeen, TableGame } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';

/** What to do – none of the cards is to pass – and why; a lone joker's rank stands in the reason. */
export function adviceWords({ picking, words }: Pick<TableGame, 'picking' | 'words'>, seen: AnySeen, cards: readonly Card[], reason: string): string {
  if (cards.length === 0) return tableText().advice(tableText().pass, reason);
  const reading = picking.read(seen, cards);
  return reading.kind === 'move' ? tableText().advice(words().action(seen, reading), reason) : reason;
}
