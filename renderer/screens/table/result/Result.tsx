import styles from "./Result.module.css";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { isStill } from "#renderer/context/appearance.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import type { Settings } from "#shared/settings/settings.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { HandStrip } from "./HandStrip.tsx";
import { goesOn } from "#renderer/table/dom/input/useTableKeys.ts";
import { endedRound } from "./endedRound.ts";
import { roundTitle, raceWords } from "./match.ts";
import { PartResults } from "./PartResults.tsx";
import {
  headline,
  areChipsWon,
  blockedWords,
  comingNext,
  privileges,
  waitingWords,
} from "./roundWords.ts";
import { standings, notReady } from "./standings.ts";
import { useFreePlace } from "./useFreePlace.ts";
import { go } from "#renderer/context/navigation.ts";
import { isAlone } from "#renderer/screens/table/lobby/chairs.ts";
import { NextButton } from "./NextButton.tsx";
import { ReplayButton } from "./ReplayButton.tsx";
import { RoundAchievements } from "./RoundAchievements.tsx";
import { StandingsTable } from "./StandingsTable.tsx";
import { TablePanel } from "./TablePanel.tsx";

interface ResultPanelProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly hide: () => void;
}

function ResultPanel({ client, snapshot, table, hide }: ResultPanelProps) {
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
              <Button onClick={() => void client.ask("stop", {})}>{words.endSession}</Button>
            ) : (
              <Button onClick={() => go({ screen: "table", table: table.id, over: "leave" })}>
                {words.leave}
              </Button>
            ))}
          <ReplayButton table={table} />
          <NextButton
            client={client}
            table={table}
            player={snapshot.player}
            next={traitsOf(table.game).unit === "hand" ? words.nextHand : words.next}
          />
        </>
      }
    >
      <StandingsTable rows={rows} me={snapshot.player} forChips={areChipsWon(table)} />
      <PartResults snapshot={snapshot} table={table} isBrief={false} />
      <RoundAchievements table={table} player={snapshot.player} />
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

interface LastStripProps {
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly lying: Lying & { readonly isBelow: boolean };
  readonly goOn: () => void;
}

function LastStrip({ snapshot, table, lying, goOn }: LastStripProps) {
  const strip = useRef<HTMLElement>(null);
  const place = useFreePlace(strip, lying);
  const rows = standings(table, endedRound(snapshot.view, table));
  return (
    <section
      ref={strip}
      className={styles.strip}
      data-below={lying.isBelow}
      style={place}
      aria-label={roundTitle(table)}
    >
      <p className={styles.words} role="status">
        <strong className={styles.title}>{headline(table.game, rows, snapshot.player)}</strong>
      </p>
      <PartResults snapshot={snapshot} table={table} isBrief />
      <div className={styles.buttons}>
        <Button kind="primary" {...goesOn} onClick={goOn}>
          {text().session.toResult}
        </Button>
      </div>
    </section>
  );
}

const SessionOver = lazy(async () => ({
  default: (await import("./SessionOver.tsx")).SessionOver,
}));

/**
 * How long the table stays in view after its cards have come to rest, ms; the celebration goes on
 * behind the result.
 */
const lastFrames: { readonly [K in Settings["animation"]]: number } = {
  normal: 200,
  fast: 100,
  off: 0,
};

interface ResultProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly moving: boolean;
  readonly covered: boolean;
  readonly lying: Lying & { readonly showsHands: boolean; readonly isBelow: boolean };
  readonly setLeaving: (leaving: boolean) => void;
}

type Look = { readonly round: number; readonly at: "hidden" | "details" };

/**
 * Hands in succession, and rounds whose hands lie open, get a strip that hides none of them; other
 * rounds and sessions get a panel.
 */
export function RoundResultSheet({
  client,
  snapshot,
  table,
  moving,
  covered,
  lying,
  setLeaving,
}: ResultProps) {
  // Without a view the player was moved here after the last round, so it was not theirs.
  const isOver =
    (table.stage === "between" && table.lastResult !== null && snapshot.view !== null) ||
    table.stage === "stopped";
  const due = useDue(isOver, moving);
  const [look, setLook] = useState<Look | null>(null);
  const soundedRound = useRef(0);
  useEffect(() => {
    if (table.stage === "between") soundedRound.current = table.roundNumber;
  }, [table.stage, table.roundNumber]);
  if (!isOver || !due) return null;
  const at = look?.round === table.roundNumber ? look.at : null;
  const turn = (to: Look["at"]): void => setLook({ round: table.roundNumber, at: to });
  if (at === "hidden") {
    return (
      <Button kind="primary" className={styles.pill} onClick={() => setLook(null)}>
        {text().result.show}
      </Button>
    );
  }
  const isSessionOver = table.stage === "stopped" && table.tournament === null;
  if (
    isSessionOver &&
    at === null &&
    lying.showsHands &&
    soundedRound.current !== table.roundNumber
  )
    return (
      <LastStrip snapshot={snapshot} table={table} lying={lying} goOn={() => turn("details")} />
    );
  if (isSessionOver)
    return (
      <Suspense>
        <SessionOver
          table={table}
          player={snapshot.player}
          hide={() => turn("hidden")}
          setLeaving={setLeaving}
        />
      </Suspense>
    );
  if (at === null && (traitsOf(table.game).flows || lying.showsHands)) {
    return (
      <HandStrip
        key={table.roundNumber}
        client={client}
        snapshot={snapshot}
        table={table}
        covered={covered}
        lying={lying}
        openDetails={() => turn("details")}
      />
    );
  }
  return (
    <ResultPanel client={client} snapshot={snapshot} table={table} hide={() => turn("hidden")} />
  );
}

/**
 * Returns true shortly after the last card has come to rest, at once if the page was loaded later.
 */
function useDue(isOver: boolean, moving: boolean): boolean {
  const { settings } = useSettings();
  const [due, setDue] = useState(isOver);
  const wait = isStill(settings, matchMedia("(prefers-reduced-motion: reduce)").matches)
    ? 0
    : lastFrames[settings.animation];
  useEffect(() => {
    if (!isOver) {
      setDue(false);
      return undefined;
    }
    if (moving) return undefined;
    const timer = setTimeout(() => setDue(true), wait);
    return () => clearTimeout(timer);
  }, [isOver, moving, wait]);
  return due && isOver;
}
