import { useState } from "react";
import { refusalWords, type Failed } from "#renderer/context/houseContext.ts";
import { goInstead } from "#renderer/context/navigation.ts";
import { forgetSeat } from "#renderer/context/seatToken.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { isOnLan, people } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

interface LeaveSheetProps {
  readonly client: TableClient;
  readonly table: TableState;
  readonly player: string | null;
  readonly close: () => void;
  /**
   * Called with true before the host is asked, because a table that its last person leaves closes
   * at once; called with false if the host refuses.
   */
  readonly setLeaving: (leaving: boolean) => void;
}

/** Returns who becomes the table's owner (H-17), by the host's own rule. */
function heirOf({ owner, players }: TableState, me: string | null): TablePlayer | undefined {
  const others = people(players).filter(({ id }) => id !== me);
  return owner === me
    ? (others.find(({ presence }) => presence === "here") ?? others[0])
    : undefined;
}

/** False if the table would close without people, or is closed to spectators. */
export const mayStandUp = ({ lan, players, stage }: TableState): boolean =>
  lan?.spectators === true && people(players).length > 1 && stage !== "stopped";

export function LeaveSheet({ client, table, player, close, setLeaving }: LeaveSheetProps) {
  const words = text().leave;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isAlone = people(table.players).length === 1;
  const heir = heirOf(table, player);
  const isIn =
    table.stage === "playing" &&
    table.players.some(({ id, seat, out }) => id === player && seat !== null && !out);
  const home = (): void => goInstead({ screen: "home" });
  const leave = async (then: () => void): Promise<void> => {
    setLeaving(true);
    const answer = await client.ask("leave", {});
    if (answer.ok) {
      forgetSeat(sessionStorage, table.id);
      return then();
    }
    const message = refusalWords(answer);
    // Without an answer the host may have done it all the same.
    if (message !== null) setLeaving(false);
    setRefusal({ message });
  };
  const stay = (): void => {
    setLeaving(false);
    close();
  };
  return (
    <Sheet
      wide={mayStandUp(table)}
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button onClick={home}>{words.home}</Button>
          {mayStandUp(table) && <Button onClick={() => void leave(stay)}>{words.standUp}</Button>}
          <Button kind="danger" onClick={() => void leave(home)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{isIn ? words.inRound : words.between}</p>
      {isIn && typeof table.options["stake"] === "number" && table.options["stake"] > 0 && (
        <p>{words.stake}</p>
      )}
      {isAlone && <p>{words.withBots}</p>}
      {heir && (
        <p>
          {[
            words.passesTo(heir.name),
            ...(people(table.players).length > 2 ? [words.passesElse] : []),
          ].join(" ")}
        </p>
      )}
      {!isAlone &&
        isOnLan(table) &&
        table.stage !== "stopped" &&
        table.players.some(({ chips }) => chips !== null) && <p>{words.return}</p>}
      <p>{words.instead}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
