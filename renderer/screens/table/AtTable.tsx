import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { lazyTournament } from "#renderer/screens/tournament/lazyTournament.ts";
import { go, goBack, type Overlay } from "#renderer/context/route.ts";
import { useSettings, useSounds } from "#renderer/context/appContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { Table } from "#renderer/table/Table.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { gameText, text } from "#renderer/text/text.ts";
import { FocusHome } from "#renderer/ui/Sheet.tsx";
import styles from "./AtTable.module.css";
import { FirstSteps } from "./firstSteps/FirstSteps.tsx";
import { useTalk } from "./chat/useTalk.tsx";
import { DealAlarm } from "./deal/DealAlarm.tsx";
import { sealButton } from "./deal/SealButton.tsx";
import { SealingNotice } from "./deal/SealingNotice.tsx";
import { isInNextOne, isOnLan, useSitDown, type Seating } from "./lobby/chairs.ts";
import { LobbyPanel, Strip } from "./lobby/LobbyPanel.tsx";
import { RoundResultSheet } from "./result/Result.tsx";
import { useRecords } from "./useRecords.ts";
import { useSnapshot } from "./useTableClient.ts";
import { AwayNotice, LinkBanner, SwapWish, TableNews, Waiting } from "./TableNotices.tsx";
import { ProgramNotice } from "#renderer/screens/programs/ProgramNotice.tsx";
import { useHeading, useTitle } from "#renderer/ui/Page.tsx";

/**
 * Where people from the network choose their chairs: in a panel, or in a strip below the round that
 * is going on.
 */
function lobbyOf(
  client: TableClient,
  { table, player, view, link }: TableSnapshot,
  seating: Seating,
) {
  // A tournament draws the chairs, so they cannot be chosen.
  if (!isOnLan(table) || table.tournament !== null) return null;
  const isWaiting = table.stage === "waiting";
  const hasPlace = !isWaiting && player !== null && !isInNextOne(table, player);
  // Only players in the round may see it here (H-16).
  const isShutOut = table.stage === "playing" && view === null && link === "open" && !hasPlace;
  return {
    given: { client, table, player, seating },
    hasPanel: isWaiting || isShutOut,
    hasStrip: !hasPlace && !isWaiting && !isShutOut,
  };
}

const loadOverlay = async () => ({
  default: (await import("./menu/TableOverlay.tsx")).TableOverlay,
});
const TableOverlay = lazy(loadOverlay);
const overlayAfterMs = 5000;

/**
 * Preloads the menu once the table itself is loaded, so that a lost line cannot make it
 * unavailable.
 */
function useOverlaySoon() {
  useEffect(() => {
    const soon = setTimeout(() => void loadOverlay().catch(() => undefined), overlayAfterMs);
    return () => clearTimeout(soon);
  }, []);
}

const TournamentBar = lazyTournament(
  async () =>
    (await import("#renderer/screens/tournament/atTable/TournamentBar.tsx")).TournamentBar,
);

export type Ending = NonNullable<TableSnapshot["ended"]> | "left";

export type AtTableProps = Readonly<{
  id: string;
  client: TableClient;
  over: Overlay | null;
  ended: (why: Ending, last: TableSnapshot) => ReactNode;
}>;

export function AtTable({ id, client, over, ended }: AtTableProps) {
  const snapshot = useSnapshot(client);
  const { settings, change } = useSettings();
  const [moving, setMoving] = useState(false);
  const [isBubble, setBubble] = useState(false);
  const sounds = useSounds();
  const [leaving, setLeaving] = useState(false);
  const talk = useTalk(client, snapshot);
  const records = useRecords(snapshot.table?.alone === true ? snapshot.table.roundNumber : null);
  const seating = useSitDown(client, snapshot);
  const strip = useStripHeight();
  const bar = useStripHeight();
  useOwnPace(client, snapshot.table, settings.botPace);
  const title = text().table.title(gameText(snapshot.table?.game ?? "").name);
  useTitle(title);
  const heading = useHeading();
  useOverlaySoon();
  const open = (next: Overlay) => () => go({ screen: "table", table: id, over: next });
  const backToTable = () => goBack({ screen: "table", table: id, over: null });

  if (snapshot.link === "ended" && (leaving || !isLookedAt(snapshot)))
    return ended(leaving ? "left" : (snapshot.ended ?? "refused"), snapshot);
  const { table, player } = snapshot;
  const tournament = table?.tournament ?? null;
  const lobby = lobbyOf(client, snapshot, seating);
  const inset = tournament ? { top: bar.height } : lobby?.hasStrip ? { bottom: strip.height } : {};
  return (
    <FocusHome value={handCard}>
      <main className={styles.place}>
        <h1 ref={heading} tabIndex={-1} className="unseen">
          {title}
        </h1>
        {table && tournament !== null && (
          <TournamentStrip ref={bar.ref} id={id} table={table} onBubble={setBubble} />
        )}
        <div className={styles.room} style={inset}>
          {table && (
            <FirstSteps
              key={`${id} ${table.game}`}
              snapshot={snapshot}
              table={table}
              isMoving={moving}
            />
          )}
          <div className={styles.felt}>
            <Table
              client={client}
              settings={settings}
              sounds={sounds}
              onMenu={open("menu")}
              onFriends={open("friends")}
              onSettings={change}
              onMoving={setMoving}
              talk={talk}
              seal={sealButton(snapshot, open("deal"))}
              records={records}
              occasion={isBubble ? "bubble" : null}
              keys={{ open: over === "keys", show: open("keys"), close: backToTable }}
              over={(lying) =>
                table && (
                  <RoundResultSheet
                    client={client}
                    snapshot={snapshot}
                    table={table}
                    moving={moving}
                    covered={over !== null}
                    lying={lying}
                    setLeaving={setLeaving}
                  />
                )
              }
            />
            <DealAlarm key={`deals ${id}`} snapshot={snapshot} open={open("deal")} />
          </div>
        </div>
        <LinkBanner link={snapshot.link} />
        <SealingNotice snapshot={snapshot} />
        {table && tournament === null && snapshot.link === "open" && (
          <TableNews key={id} table={table} player={player} hasSat={seating.hasSat} />
        )}
        {table?.players.some(({ bot, gone }) => bot === "program" && !gone) && (
          <ProgramNotice key={`programs ${id}`} table={id} />
        )}
        <AwayNotice client={client} snapshot={snapshot} />
        {table?.stage === "waiting" && tournament === null && !lobby && (
          <Waiting client={client} table={table} player={player} />
        )}
        {lobby && (
          <>
            {lobby.hasPanel && <LobbyPanel {...lobby.given} />}
            {lobby.hasStrip && <Strip ref={strip.ref} {...lobby.given} />}
            {!snapshot.sealed?.progress && <SwapWish {...lobby.given} />}
          </>
        )}
        <Suspense>
          {table && over !== null && (
            <TableOverlay
              {...{ id, over, client, table, player, seating, setLeaving }}
              deals={snapshot.deals}
              sealed={snapshot.sealed}
              close={backToTable}
            />
          )}
        </Suspense>
      </main>
    </FocusHome>
  );
}

function TournamentStrip({
  ref,
  id,
  table: { tournament, place },
  onBubble,
}: Readonly<{
  ref: (element: HTMLElement | null) => void;
  id: string;
  table: Pick<TableState, "tournament" | "place">;
  onBubble: (isBubble: boolean) => void;
}>) {
  return (
    <section ref={ref} className={styles.bar} aria-label={text().table.tournament}>
      <Suspense>
        {tournament !== null && (
          <TournamentBar
            tournament={tournament}
            table={id}
            place={place ?? null}
            onBubble={onBubble}
          />
        )}
      </Suspense>
    </section>
  );
}

/**
 * A tournament's closed table still shows how its last hand ended, until the bar leads the player
 * on.
 */
const isLookedAt = ({ ended, table, view }: TableSnapshot) =>
  ended === "table-closed" && view !== null && (table?.tournament ?? null) !== null;

const handCard = (): HTMLElement | null => document.querySelector('[data-key][tabindex="0"]');

/**
 * A changed pace applies at once at a table with bots alone (H-30); other tables keep the pace they
 * were opened with.
 */
function useOwnPace(client: TableClient, table: TableSnapshot["table"], botPace: number) {
  const known = useRef(botPace);
  const isAlone = table?.alone === true;
  useEffect(() => {
    if (known.current === botPace) return;
    known.current = botPace;
    if (isAlone) void client.ask("pace", { botPace });
  }, [client, isAlone, botPace]);
}

/**
 * Measures the height of the strip below the table, pixels; larger text may wrap into two lines.
 */
function useStripHeight(): Readonly<{
  ref: (element: HTMLElement | null) => void;
  height: number;
}> {
  const [height, setHeight] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, height };
}
