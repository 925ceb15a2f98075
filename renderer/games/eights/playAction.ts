// What does the button say that plays the picked cards of an eights game, and why may it not be pressed?

import { isAsked } from '#shared/game/asked.ts';
import type { AnySeen, Reading } from '#renderer/table/tableGame.ts';
import { tableText } from '#renderer/table/tableText.ts';
import { eightsText } from './text.ts';

export function playLabel(reading: Reading): string {
  if (reading.kind === 'suit') return eightsText().playAndName(reading.words);
  return reading.kind === 'nothing' || reading.kind === 'rank' ? eightsText().play : eightsText().playThis(reading.words);
}

export function playProblem(seen: AnySeen, reading: Reading): string | null {
  if (!isAsked(seen)) return tableText().notYourTurn;
  if (reading.kind === 'nothing') return eightsText().pickCard;
  return reading.legal ? null : tableText().notLegal;
}
