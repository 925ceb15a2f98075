// Who has won the session, and how did everybody fare (H-10)?

import { use, useEffect } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/navigation.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import { isAlone } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { goesOn } from "#renderer/table/dom/input/goOnButton.ts";
import { DailyCompared } from "./DailyCompared.tsx";
import { reachedTarget } from "./match.ts";
import { PlayAgain, Sequel } from "./PlayAgain.tsx";
import { RoundMerit } from "./RoundMerit.tsx";
import { areChipsWon } from "./roundWords.ts";
import styles from "./SessionOver.module.css";
import { SessionTable } from "./SessionTable.tsx";
import { sessionResult, type SessionStanding } from "./sessionResult.ts";
import { TablePanel } from "./TablePanel.tsx";

interface SessionOverProps {
  readonly table: TableState;
  readonly player: string | null;
  readonly hide: () => void;
  /** Told before the host is asked to close the table: then its end is no news. */
  readonly setLeaving: (leaving: boolean) => void;
}

export function SessionOver({ table, player, hide, setLeaving }: SessionOverProps) {
  const words = text().session;
  const rows = sessionResult(table.players);
  const winners = rows.filter(({ won }) => won);
  const { caller, line } = use(HouseContext);
  const { sequel } = table;
  const isAgain =
    sequel === null &&
    caller === "owner" &&
    typeof line !== "string" &&
    player !== null &&
    (isAlone(table) || table.lan !== null);
  const goHome = useGoingHome(table, setLeaving);
  const reached = reachedTarget(table);
  const sounds = useSounds();
  const isMine = winners.some((winner) => winner.player.id === player);
  useEffect(() => sounds.play(isMine ? "win" : "lose"), [sounds, isMine]);
  return (
    <TablePanel
      above={
        reached === null
          ? words.above(table.roundNumber)
          : text().points.matchOver(reached, table.roundNumber)
      }
      title={headline(winners, player)}
      hide={hide}
      footer={
        <>
          {caller === "owner" && (
            <Button onClick={() => go({ screen: "history" })}>{words.history}</Button>
          )}
          {isAgain || sequel !== null ? (
            <Button onClick={goHome}>{words.home}</Button>
          ) : (
            <Button kind="primary" {...goesOn} onClick={goHome}>
              {words.home}
            </Button>
          )}
          {isAgain && <PlayAgain table={table} />}
          {sequel !== null && <Sequel player={player} at={sequel} />}
        </>
      }
    >
      <div className={styles.told} data-last>
        <DailyCompared table={table} />
        <SessionTable rows={rows} me={player}>
          <div className={styles.winners} aria-hidden="true">
            {winners.map(({ player: { id, avatar, name } }) => (
              <figure key={id} className={styles.winner}>
                <span className={styles.glow}>
                  <Avatar avatar={avatar} size={5.5} />
                </span>
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </SessionTable>
        <p role="status" className={sequel === null ? "unseen" : styles.sequel}>
          {sequel === null ? "" : words.sequel(areChipsWon(table) ? table.settings.buyIn : null)}
        </p>
        <RoundMerit table={table} player={player} />
      </div>
    </TablePanel>
  );
}

function headline(winners: readonly SessionStanding[], me: string | null): string {
  const words = text().session;
  if (winners.length === 0) return words.nobody;
  if (winners.length === 1 && winners[0]?.player.id === me) return words.youWin;
  return words.wins(winners.map(({ player }) => player.name));
}

const isLast = ({ players }: TableState): boolean =>
  players.filter(({ bot, gone }) => bot === null && !gone).length === 1;

/** The last person who looks at the result closes the table: nothing is to be continued there. */
function useGoingHome(table: TableState, setLeaving: (leaving: boolean) => void): () => void {
  const { line, caller } = use(HouseContext);
  const home = (): void => goInstead({ screen: "home" });
  return () => {
    if (typeof line === "string" || caller !== "owner" || !isLast(table)) return home();
    setLeaving(true);
    void line.ask("closeTable", { table: table.id }).then(home, home);
  };
}
