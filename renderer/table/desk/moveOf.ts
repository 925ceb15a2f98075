// Which move do the picked cards make without another question?

import type { Move } from '#shared/game/round.ts';
import type { Reading } from '#renderer/table/tableGame.ts';

/** Null where nothing is picked, and where there is a rank to choose. With no rank to choose the host says what is wrong. */
export function moveOf(reading: Reading): Move | null {
  if (reading.kind === 'move') return reading.move;
  if (reading.kind === 'nothing' || reading.ranks.length > 1) return null;
  return reading.moveAs(reading.ranks[0] ?? '3');
}
