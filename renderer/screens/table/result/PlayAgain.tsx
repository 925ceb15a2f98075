// How does one play on with the same company when the session is over?

import { goInstead } from "#renderer/context/navigation.ts";
import { wishSeat } from "#renderer/context/seatToken.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { present } from "#renderer/screens/table/lobby/chairs.ts";
import { goesOn } from "#renderer/table/dom/input/goOnButton.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

const botsOf = (players: readonly TablePlayer[]) =>
  present(players).flatMap(({ bot }) => bot ?? []);

/** In one's own house. People of the network are asked whether they come along: see `Sequel`. */
export function PlayAgain({ table }: { readonly table: TableState }) {
  const { again, opening, refusal } = useTableOpening();
  const { rotation, settings, players } = table;
  return (
    <>
      <Button
        kind="primary"
        {...goesOn}
        disabled={opening}
        onClick={() => again({ rotation: [...rotation], settings, bots: botsOf(players) }, table)}
      >
        {text().session.playAgain}
      </Button>
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}

/**
 * H-10: to the table that is laid for all who were here. To sit down there costs a buy-in again, so
 * nobody is taken along unasked; whoever had no seat looks on there too.
 */
export function Sequel({ player, at }: { readonly player: string | null; readonly at: string }) {
  const words = text().session;
  const follow = (): void => {
    if (player !== null) wishSeat(at);
    goInstead({ screen: "table", table: at, over: null });
  };
  return (
    <Button kind="primary" {...goesOn} onClick={follow}>
      {player === null ? words.lookOn : words.sitAgain}
    </Button>
  );
}
