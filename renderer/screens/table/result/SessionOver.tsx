// The result of a session (H-10).
import type { WitnessedDeals } from "#renderer/client/deal/witnessedDeals.ts";
import { SessionDeals } from "#renderer/screens/table/deal/DealMark.tsx";
import styles from "./Result.module.css";
import { use, useEffect, type ReactNode } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/route.ts";
import { useSounds } from "#renderer/context/appContext.ts";
import { isAlone, people } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import { reachedTarget, areChipsWon } from "./roundWords.ts";
import { RoundAchievements } from "./RoundAchievements.tsx";
import type { ShownProgress } from "./roundProgress.ts";
import { useOwnHouse } from "#renderer/screens/friends/lanState.ts";
import { sessionResult, type SessionStanding } from "./standings.ts";
import { TablePanel } from "./TablePanel.tsx";
import { DailyTable } from "#renderer/screens/progress/DailyTable.tsx";
import { useDailyDeal } from "#renderer/screens/progress/dailyDeal.ts";
import { wishSeat } from "#renderer/context/seatToken.ts";
import { sameCompany } from "./sameCompany.ts";
import { useOwnPrograms } from "#renderer/screens/programs/ownPrograms.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { changeCell, nameColumn, ResultTable, titleColumn } from "./StandingsTable.tsx";

type SessionTableProps = Readonly<{
  rows: readonly SessionStanding[];
  me: string | null;
  children: ReactNode;
}>;

function SessionTable({ rows, me, children }: SessionTableProps) {
  const { session: words, result, points } = text();
  const forChips = rows.some(({ profit }) => profit !== null);
  const withTitles = rows.some(({ player: { titles } }) => Object.keys(titles).length > 0);
  return (
    <ResultTable<SessionStanding>
      rows={rows}
      me={me}
      columns={[
        nameColumn(me, ({ player: { gone, bought }, chips }) => [
          ...(gone ? [words.left] : []),
          ...(forChips ? [words.brought(bought, chips ?? 0)] : []),
        ]),
        forChips && { head: words.profit, cell: ({ profit }) => changeCell(profit) },
        rows.some(({ player }) => (player.points ?? 0) > 0) && {
          head: points.points,
          cell: ({ player }) => player.points ?? 0,
        },
        {
          head: <abbr title={words.roundsHelp}>{words.rounds}</abbr>,
          cell: ({ player }) => player.wins,
        },
        withTitles && titleColumn("king", result.kingsHelp),
        withTitles && titleColumn("bastard", result.bastardsHelp),
      ]}
    >
      {children}
    </ResultTable>
  );
}

/** For the house's owner; people of the network are invited by `Sequel` instead. */
function PlayAgain({ table }: { readonly table: TableState }) {
  const { again, opening, refusal } = useTableOpening();
  const own = useOwnPrograms();
  const { rotation, settings, players } = table;
  const openNow = () => {
    const { bots, programs } = sameCompany(players, own);
    again(
      { rotation: [...rotation], settings, bots, ...(programs.length > 0 && { programs }) },
      table,
    );
  };
  return (
    <>
      <Button kind="primary" {...goesOn} disabled={opening} onClick={openNow}>
        {text().session.playAgain}
      </Button>
      <Failure of={refusal} />
    </>
  );
}

/**
 * H-10: leads to the table opened for the same company. Taking a seat costs another buy-in, so
 * everybody decides for themselves; spectators go on spectating.
 */
function Sequel({ player, at }: Readonly<{ player: string | null; at: string }>) {
  const words = text().session;
  const follow = () => {
    if (player !== null) wishSeat(at);
    goInstead({ screen: "table", table: at, over: null });
  };
  return (
    <Button kind="primary" {...goesOn} onClick={follow}>
      {player === null ? words.lookOn : words.sitAgain}
    </Button>
  );
}

/**
 * Renders nothing at tables other than the deal of the day's, which have one round and are dealt
 * only in a player's own house.
 */
function DailyCompared({ table }: { readonly table: TableState }) {
  const mayBe = useOwnHouse() !== null && table.settings.lastRound === 1;
  return mayBe ? <Compared id={table.id} /> : null;
}

function Compared({ id }: { readonly id: string }) {
  const { known } = useDailyDeal();
  if (!known?.tries.some(({ table }) => table === id)) return null;
  return (
    <div className={styles.compared} data-daily>
      <DailyTable deal={known} table={id} />
    </div>
  );
}

type SessionOverProps = Readonly<{
  table: TableState;
  deals: WitnessedDeals | null;
  player: string | null;
  progress: ShownProgress | null;
  hide: () => void;
  /**
   * Called before the host is asked to close the table, so that its end is not reported as news.
   */
  setLeaving: (leaving: boolean) => void;
}>;

export function SessionOver({
  table,
  deals,
  player,
  progress,
  hide,
  setLeaving,
}: SessionOverProps) {
  const words = text().session;
  const rows = sessionResult(table.players);
  const winners = rows.filter(({ won }) => won);
  const { caller } = use(HouseContext);
  const house = useOwnHouse();
  const { sequel } = table;
  const isAgain =
    sequel === null && house !== null && player !== null && (isAlone(table) || table.lan !== null);
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
      mark={<SessionDeals deals={deals} />}
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
        <RoundAchievements table={table} progress={progress} isBrief withPoints={false} />
      </div>
    </TablePanel>
  );
}

function headline(winners: readonly SessionStanding[], me: string | null) {
  const words = text().session;
  if (winners.length === 0) return words.nobody;
  if (winners.length === 1 && winners[0]?.player.id === me) return words.youWin;
  return words.wins(winners.map(({ player }) => player.name));
}

/** Closes the table when the last person leaves the result, because it cannot be continued. */
function useGoingHome(table: TableState, setLeaving: (leaving: boolean) => void): () => void {
  const house = useOwnHouse();
  const home = () => goInstead({ screen: "home" });
  return () => {
    if (!house || people(table.players).length !== 1) return home();
    setLeaving(true);
    void house.ask("closeTable", { table: table.id }).then(home, home);
  };
}
