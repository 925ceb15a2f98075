// What do the parts of the table say of a round that is over?

import { tableGame } from "#renderer/games/tableGames.ts";
import type { ResultProps } from "#renderer/table/part.ts";

/** Of the game that was played; nothing of most. */
export function PartResults(props: Omit<ResultProps, "game">) {
  const game = tableGame(props.table.game);
  return game.parts.map(
    ({ name, Result }) => Result && <Result key={name} game={game} {...props} />,
  );
}
