import { useCallback, useMemo, useSyncExternalStore } from "react";
import { useSettings, useSounds } from "#renderer/context/appContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { QrCode } from "#renderer/screens/friends/QrCode.tsx";
import { useLanState, shownUrl } from "#renderer/screens/friends/lanState.ts";
import { freeChairs } from "#renderer/screens/table/lobby/chairs.ts";
import { BareTable, type Driver } from "#renderer/table/BareTable.tsx";
import { gameText, text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { joinAddress, spacedCode } from "#shared/protocol/addresses.ts";
import type { TableState, TablePlayer } from "#shared/protocol/table.ts";
import styles from "./BigScreen.module.css";
import { sessionResult } from "#renderer/screens/table/result/standings.ts";

/** The measure that ranks a session: chips, else points, else rounds won. */
type Measure = "chips" | "points" | "wins";

type ScreenStanding = Readonly<{
  /** From 1; equal amounts share a place. Null for players who left. */
  place: number | null;
  player: TablePlayer;
  amount: number;
  /** Null where nothing is played for. */
  profit: number | null;
}>;

/**
 * Ranks as if the session ended now (H-10). Players who left follow if they won or lost something,
 * so that all profits add up to zero (H-37).
 */
export function standingsOf({ players }: Pick<TableState, "players">): Readonly<{
  measure: Measure;
  rows: readonly ScreenStanding[];
}> {
  const all = sessionResult(players).filter(
    ({ player, profit }) => !player.gone || (profit !== null && profit !== 0),
  );
  const present = all.filter(({ player }) => !player.gone);
  const measure = present.some(({ chips }) => chips !== null)
    ? "chips"
    : present.some(({ player }) => (player.points ?? 0) > 0)
      ? "points"
      : "wins";
  const rows = all.map(({ player, chips, profit }) => ({
    player,
    profit,
    amount: { chips: chips ?? 0, points: player.points ?? 0, wins: player.wins }[measure],
  }));
  const placeOf = (amount: number): number =>
    1 + rows.filter((other) => !other.player.gone && other.amount > amount).length;
  return {
    measure,
    rows: rows.map((row) => ({ ...row, place: row.player.gone ? null : placeOf(row.amount) })),
  };
}

/** Read from three metres: larger than any text size in the settings. */
const textScale = 2;
const mostRows = 9;
/** Up to this many rows are tall enough for two lines each. */
const roomy = 5;
const noMoving = (): void => undefined;

const driverOf = (client: TableClient): Driver => ({
  snapshot: client.snapshot(),
  drive(player) {
    const ends = [
      client.subscribe(() => player.hear(client.snapshot())),
      client.onView((view) => player.take(view)),
    ];
    const { view } = client.snapshot();
    player.hear(client.snapshot());
    if (view) player.take(view);
    return () => ends.forEach((end) => end());
  },
});

export function ScreenRoom({ client }: { readonly client: TableClient }) {
  const { settings } = useSettings();
  const sounds = useSounds();
  const snapshot = useSyncExternalStore(
    useCallback((listener) => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );
  const driver = useMemo(() => driverOf(client), [client]);
  const { table } = snapshot;
  const large = useMemo(() => ({ ...settings, textScale }), [settings]);
  return (
    <main className={styles.room}>
      <div className={styles.table}>
        <BareTable driver={driver} settings={large} sounds={sounds} onMoving={noMoving} pace={1} />
        <News snapshot={snapshot} />
      </div>
      {table && (
        <aside className={styles.side}>
          <header className={styles.header}>
            <h1>{gameText(table.game).name}</h1>
            <p>
              {table.roundNumber === 0
                ? text().bigScreen.before
                : text().bigScreen.round(table.roundNumber)}
            </p>
          </header>
          <Standings table={table} />
          <JoinIn table={table} />
        </aside>
      )}
    </main>
  );
}

function News({ snapshot: { link, table, view } }: { readonly snapshot: TableSnapshot }) {
  const words = text().bigScreen;
  const isHidden = table?.stage === "playing" && view === null && table.lan?.spectators === false;
  const said = link === "lost" ? words.lost : isHidden ? words.hidden : null;
  return (
    <p role="status" className={said === null ? "unseen" : styles.news}>
      {said}
    </p>
  );
}

/** Sums up the people who have no row of their own, so that the amounts shown add up. */
const totalOf = (rows: readonly ScreenStanding[], what: "amount" | "profit"): number =>
  rows.reduce((sum, row) => sum + (row[what] ?? 0), 0);

function Standings({ table }: { readonly table: TableState }) {
  const words = text().bigScreen;
  const { measure, rows } = standingsOf(table);
  const shown = rows.slice(0, rows.length > mostRows ? mostRows - 1 : mostRows);
  const rest = rows.slice(shown.length);
  const lines = shown.length + Math.min(rest.length, 1);
  return (
    <section className={styles.standings} aria-labelledby="standings">
      <h2 id="standings" className={styles.measure}>
        {words.standings[measure]}
      </h2>
      <ol
        className={styles.rows}
        data-dense={lines > roomy}
        style={{ ["--rows" as string]: lines }}
      >
        {shown.map(({ place, player, amount, profit }) => (
          <li
            key={player.id}
            className={styles.row}
            data-away={player.presence !== "here" || player.gone}
          >
            <span className={styles.place}>{place}</span>
            <Avatar avatar={player.avatar} size={1.6} unit="em" />
            <span className={styles.name}>
              {player.name}
              {player.gone && <small>{words.left}</small>}
            </span>
            <Amount amount={amount} profit={profit} />
          </li>
        ))}
        {rest.length > 0 && (
          <li className={styles.row}>
            <span className={styles.rest}>{words.others(rest.length)}</span>
            {measure === "chips" && (
              <Amount amount={totalOf(rest, "amount")} profit={totalOf(rest, "profit")} />
            )}
          </li>
        )}
      </ol>
    </section>
  );
}

function Amount({ amount, profit }: Readonly<{ amount: number; profit: number | null }>) {
  return (
    <span className={styles.amount}>
      {text().bigScreen.amount(amount)}
      {profit !== null && (
        <small data-tone={profit < 0 ? "lost" : profit > 0 ? "won" : "even"}>
          {text().result.change(profit)}
        </small>
      )}
    </span>
  );
}

function JoinIn({ table }: { readonly table: TableState }) {
  const words = text().bigScreen;
  const url = shownUrl(location.origin, useLanState().addresses, null);
  if (table.lan === null) return null;
  // The code may have changed since this screen was opened.
  const { code } = table.lan;
  return (
    <section className={styles.join} aria-label={words.join}>
      <p className={styles.code}>{spacedCode(code)}</p>
      {url !== null && <p className={styles.address}>{new URL(url).host}</p>}
      {url !== null && <QrCode address={joinAddress(url, code)} />}
      <div className={styles.words}>
        <p className={styles.free}>
          {table.lan.locked ? words.locked : words.free(freeChairs(table))}
        </p>
        {url !== null && <p className={styles.help}>{words.joinHelp}</p>}
      </div>
    </section>
  );
}
