// How does one play on with the same bots when the session is over?

import { useTableOpening } from '#renderer/screens/setup/tableOpening.ts';
import { people, present } from '#renderer/screens/table/lobby/chairs.ts';
import { goesOn } from '#renderer/table/dom/input/goOnButton.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';

export const isAlone = ({ players, lan }: Pick<TableState, 'players' | 'lan'>): boolean => lan === null && people(players).length === 1;

const botsOf = (players: readonly TablePlayer[]) => present(players).flatMap(({ bot }) => bot ?? []);

/** For who is alone with bots, in his own house. */
export function PlayAgain({ table }: { readonly table: TableState }) {
  const { again, opening, refusal } = useTableOpening();
  const { rotation, settings, players, id } = table;
  return (
    <>
      <Button kind="primary" {...goesOn} disabled={opening} onClick={() => again({ rotation: [...rotation], settings, bots: botsOf(players) }, id)}>{text().session.playAgain}</Button>
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
