// Who sits on which chair, who watches, and by which code do others come (H-11)?

import { useState } from "react";
import { failureOf, type Failed } from "#renderer/context/houseContext.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { isOwnName } from "#shared/protocol/loopback.ts";
import { ChairRow } from "./ChairRow.tsx";
import { chairsOf, emptyChairs, mostEmptyShown, type LanTable } from "./chairs.ts";
import styles from "./Lobby.module.css";
import type { Seating } from "./seating.ts";

interface LobbyProps {
  readonly session: TableClient;
  readonly table: LanTable;
  /** Null for who only watches. */
  readonly player: string | null;
  readonly seating: Seating;
}

export function Lobby({ session, table, player, seating }: LobbyProps) {
  const words = text().lobby;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const { lan } = table;
  const swap = async (other: string): Promise<void> => {
    const answer = await session.ask("swap", { with: other });
    setRefusal(failureOf(answer));
  };
  const more = emptyChairs(table) - mostEmptyShown;
  const failure = refusal ?? seating.refusal;
  return (
    <div className="stack gap-m">
      <ul className={styles.chairs} aria-label={words.chairs}>
        {chairsOf(table, player).map((chair) => (
          <ChairRow
            key={chair.kind === "empty" ? chair.number : chair.player.id}
            chair={chair}
            table={table}
            player={player}
            seating={seating}
            swap={(other) => void swap(other)}
          />
        ))}
      </ul>
      {more > 0 && <p className="help">{words.moreFree(more)}</p>}
      {lan.watching.length > 0 && <p className="help">{words.watchers(lan.watching)}</p>}
      {failure !== null && <Failure message={failure.message} />}
      <JoinCode code={lan.code} />
    </div>
  );
}

function JoinCode({ code }: { readonly code: string }) {
  const words = text().lobby;
  // A page that came through the network shows by its own address where others find it.
  const isReachable = !isOwnName(location.hostname);
  return (
    <p className={styles.code}>
      <span>{words.code}</span>
      <strong className={styles.letters} aria-label={words.spelt([...code].join(" "))}>
        {code}
      </strong>
      {isReachable && <span className="help">{words.codeHelp(location.host)}</span>}
    </p>
  );
}
