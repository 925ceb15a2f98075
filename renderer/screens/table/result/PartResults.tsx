// The results that the parts of the table add after a round.

import { tableGame } from "#renderer/games/tableGames.ts";
import type { ResultProps } from "#renderer/table/part.ts";

/** Most games add none. */
export function PartResults(props: Omit<ResultProps, "game">) {
  const game = tableGame(props.table.game);
  return game.parts.map(
    ({ name, Result }) => Result && <Result key={name} game={game} {...props} />,
  );
}
