import { tableGame } from "#renderer/games/tableGames.ts";
import type { ResultProps } from "#renderer/table/part.ts";

export function PartResults(props: Omit<ResultProps, "game">) {
  const game = tableGame(props.table.game);
  return game.parts.map(
    ({ name, Result }) => Result && <Result key={name} game={game} {...props} />,
  );
}
