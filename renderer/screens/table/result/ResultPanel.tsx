// How did the round end, and what now?

import { traitsOf } from "#renderer/games/catalogue.ts";
import { go } from "#renderer/context/navigation.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { isAlone } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { endedRound } from "./endedRound.ts";
import { raceWords, roundTitle } from "./match.ts";
import { NextButton } from "./NextButton.tsx";
import { PartResults } from "./PartResults.tsx";
import { ReplayButton } from "./ReplayButton.tsx";
import { RoundMerit } from "./RoundMerit.tsx";
import {
  areChipsWon,
  blockedWords,
  comingNext,
  headline,
  privileges,
  waitingWords,
} from "./roundWords.ts";
import styles from "./ResultPanel.module.css";
import { notReady, standings } from "./standings.ts";
import { StandingsTable } from "./StandingsTable.tsx";
import { TablePanel } from "./TablePanel.tsx";

interface ResultPanelProps {
  readonly session: TableClient;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly hide: () => void;
}

export function ResultPanel({ session, snapshot, table, hide }: ResultPanelProps) {
  const words = text().result;
  const ended = endedRound(snapshot.view, table);
  const rows = standings(table, ended);
  const waitedFor = notReady(table.players);
  const me = table.players.find(({ id }) => id === snapshot.player);
  const resting = table.players.filter(({ gone, sitsOut }) => !gone && sitsOut !== null);
  const notes = [
    ended.why,
    blockedWords(ended, rows),
    raceWords(table, snapshot.player),
    comingNext(table),
    privileges(table),
    resting.length > 0 ? words.lookingOn(resting.map(({ name }) => name)) : "",
  ].filter((note) => note !== "");
  return (
    <TablePanel
      above={roundTitle(table)}
      title={headline(table.game, rows, snapshot.player)}
      hide={hide}
      footer={
        <>
          <p role="status" className={styles.status}>
            {me?.ready === true ? waitingWords(waitedFor) : ""}
          </p>
          {me &&
            table.tournament === null &&
            (table.owner === me.id && isAlone(table) ? (
              <Button onClick={() => void session.ask("stop", {})}>{words.endSession}</Button>
            ) : (
              <Button onClick={() => go({ screen: "table", table: table.id, over: "leave" })}>
                {words.leave}
              </Button>
            ))}
          <ReplayButton table={table} />
          <NextButton
            session={session}
            table={table}
            player={snapshot.player}
            next={traitsOf(table.game).unit === "hand" ? words.nextHand : words.next}
          />
        </>
      }
    >
      <StandingsTable rows={rows} me={snapshot.player} forChips={areChipsWon(table)} />
      <PartResults snapshot={snapshot} table={table} isBrief={false} />
      <RoundMerit table={table} player={snapshot.player} />
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
    </TablePanel>
  );
}
