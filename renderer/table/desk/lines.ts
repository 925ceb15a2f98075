// Which lines does a view add to the log?

import type { ViewMessage } from '#shared/protocol/messages.ts';
import type { TableState } from '#shared/protocol/table.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';
import type { Line } from './deskState.ts';
import { whoAt } from './people.ts';

export function linesOf({ seen, happened }: ViewMessage, table: TableState | null, game: TableGame, makeId: () => number): readonly Line[] {
  const who = whoAt(table, seen.viewer);
  return happened.flatMap((told) => {
    const words = game.words().sentence(told, who);
    return words === null ? [] : [{ id: makeId(), words }];
  });
}
