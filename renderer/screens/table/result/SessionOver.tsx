// The result of a session (H-10).
import styles from "./Result.module.css";
import over from "./SessionOver.module.css";
import { use, useEffect, type ReactNode } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go, goInstead } from "#renderer/context/navigation.ts";
import { useSounds } from "#renderer/context/soundsContext.ts";
import { isAlone, present } from "#renderer/screens/table/lobby/chairs.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState, TablePlayer } from "#shared/protocol/table.ts";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import { reachedTarget } from "./match.ts";
import { RoundAchievements } from "./RoundAchievements.tsx";
import { areChipsWon } from "./roundWords.ts";
import { sessionResult, type SessionStanding } from "./sessionResult.ts";
import { TablePanel } from "./TablePanel.tsx";
import { useDailyDeal } from "#renderer/screens/progress/useDailyDeal.ts";
import { DailyTable } from "#renderer/screens/progress/DailyTable.tsx";
import { wishSeat } from "#renderer/context/seatToken.ts";
import { useTableOpening } from "#renderer/screens/setup/tableOpening.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { TitlePicture } from "./TitlePicture.tsx";

interface SessionTableProps {
  readonly rows: readonly SessionStanding[];
  readonly me: string | null;
  readonly children: ReactNode;
}

function SessionTable({ rows, me, children }: SessionTableProps) {
  const words = text().session;
  const { player, you, kingsHelp, bastardsHelp } = text().result;
  const withPoints = rows.some((row) => (row.player.points ?? 0) > 0);
  const forChips = rows.some(({ profit }) => profit !== null);
  const withTitles = rows.some(({ player: { titles } }) => Object.keys(titles).length > 0);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.results}>
      {children}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{player}</th>
            {forChips && (
              <th scope="col" className={styles.number}>
                {words.profit}
              </th>
            )}
            {withPoints && (
              <th scope="col" className={styles.number}>
                {text().points.points}
              </th>
            )}
            <th scope="col" className={styles.number}>
              <abbr title={words.roundsHelp} className={styles.short}>
                {words.rounds}
              </abbr>
            </th>
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="king" words={kingsHelp} />
              </th>
            )}
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="bastard" words={bastardsHelp} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player: one, profit, chips }) => (
            <tr key={one.id} className={one.id === me ? styles.me : undefined}>
              <th scope="row">
                <div className={styles.player}>
                  <Avatar avatar={one.avatar} size={2.25} />
                  <span className={styles.name}>
                    <span className={styles.called}>
                      {one.name} {one.id === me && <small>{you}</small>}
                    </span>
                    {one.gone && <small>{words.left}</small>}
                    {forChips && <small>{words.brought(one.bought, chips ?? 0)}</small>}
                  </span>
                </div>
              </th>
              {forChips && (
                <td className={styles.number}>
                  {profit !== null && (
                    <span
                      className={profit < 0 ? styles.lost : profit > 0 ? styles.won : undefined}
                    >
                      {text().result.change(profit)}
                    </span>
                  )}
                </td>
              )}
              {withPoints && <td className={styles.number}>{one.points ?? 0}</td>}
              <td className={styles.number}>{one.wins}</td>
              {withTitles && <td className={styles.number}>{one.titles["king"] ?? 0}</td>}
              {withTitles && <td className={styles.number}>{one.titles["bastard"] ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const botsOf = (players: readonly TablePlayer[]) =>
  present(players).flatMap(({ bot }) => bot ?? []);

/** For the house's owner; people of the network are invited by `Sequel` instead. */
function PlayAgain({ table }: { readonly table: TableState }) {
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
 * H-10: leads to the table opened for the same company. Taking a seat costs another buy-in, so
 * everybody decides for themselves; spectators go on spectating.
 */
function Sequel({ player, at }: { readonly player: string | null; readonly at: string }) {
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

/**
 * Renders nothing at tables other than the deal of the day's, which have one round and are dealt
 * only in a player's own house.
 */
function DailyCompared({ table }: { readonly table: TableState }) {
  const { line, caller } = use(HouseContext);
  const mayBe = caller === "owner" && typeof line !== "string" && table.settings.lastRound === 1;
  return mayBe ? <Compared id={table.id} /> : null;
}

function Compared({ id }: { readonly id: string }) {
  const { asked } = useDailyDeal();
  if (asked.state !== "answered" || !asked.value.tries.some(({ table }) => table === id))
    return null;
  return (
    <div className={over.compared} data-daily>
      <DailyTable deal={asked.value} table={id} />
    </div>
  );
}

interface SessionOverProps {
  readonly table: TableState;
  readonly player: string | null;
  readonly hide: () => void;
  /**
   * Called before the host is asked to close the table, so that its end is not reported as news.
   */
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
      <div className={over.told} data-last>
        <DailyCompared table={table} />
        <SessionTable rows={rows} me={player}>
          <div className={over.winners} aria-hidden="true">
            {winners.map(({ player: { id, avatar, name } }) => (
              <figure key={id} className={over.winner}>
                <span className={over.glow}>
                  <Avatar avatar={avatar} size={5.5} />
                </span>
                <figcaption>{name}</figcaption>
              </figure>
            ))}
          </div>
        </SessionTable>
        <p role="status" className={sequel === null ? "unseen" : over.sequel}>
          {sequel === null ? "" : words.sequel(areChipsWon(table) ? table.settings.buyIn : null)}
        </p>
        <RoundAchievements table={table} player={player} />
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

/** Closes the table when the last person leaves the result, because it cannot be continued. */
function useGoingHome(table: TableState, setLeaving: (leaving: boolean) => void): () => void {
  const { line, caller } = use(HouseContext);
  const home = (): void => goInstead({ screen: "home" });
  return () => {
    if (typeof line === "string" || caller !== "owner" || !isLast(table)) return home();
    setLeaving(true);
    void line.ask("closeTable", { table: table.id }).then(home, home);
  };
}
