// How is a line of a replay told in the list of moves?

import { tableGame } from "#renderer/games/tableGames.ts";
import { whoAt } from "#renderer/table/desk/deskState.ts";
import { sentence, text } from "#renderer/text/text.ts";
import type { TableState } from "#shared/protocol/table.ts";
import type { SeenLine } from "./replayTable.ts";

export function moveWords({ line, message }: SeenLine, table: TableState): string {
  const { seen, happened, game } = message;
  const who = whoAt(table, seen.viewer);
  const words = text().replay;
  if (line.error)
    return words.illegal(
      line.seat === null ? words.somebody : who(line.seat).name,
      sentence(line.error),
    );
  const gameWords = tableGame(game).words();
  const said = happened.flatMap((told) => gameWords.sentence(told, who) ?? []);
  return said.length > 0 ? said.join(" ") : words.quiet;
}
