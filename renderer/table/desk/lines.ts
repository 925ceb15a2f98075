// Which lines does a view add to the log, and how long is the log?

import type { ViewMessage } from "#shared/protocol/tableMessages.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import { tableText } from "#renderer/table/tableText.ts";
import type { Line } from "./deskState.ts";
import type { OwnMove } from "./ownMove.ts";
import { whoAt } from "./people.ts";

const mostLines = 400;

export const withLines = (lines: readonly Line[], added: readonly Line[]): readonly Line[] =>
  added.length === 0 ? lines : [...lines, ...added].slice(-mostLines);

/** The first line of a move that the host made for the viewer says so (C-6). */
export function linesOf(
  { seen, happened }: ViewMessage,
  table: TableState | null,
  game: TableGame,
  move: OwnMove,
  makeId: () => number,
): readonly Line[] {
  const who = whoAt(table, seen.viewer);
  const mine = happened.findIndex(({ seat }) => seat === seen.viewer);
  return happened.flatMap((told, at) => {
    const words = game.words().sentence(told, who);
    if (words === null) return [];
    return [
      {
        id: makeId(),
        words:
          at !== mine || move === null || move === "sent" ? words : tableText().forced[move](words),
      },
    ];
  });
}
