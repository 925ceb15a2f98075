// A strip that shows a round's result without hiding the table; of a poker hand it goes on to the
// next hand by itself unless the player stops it.
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSettings } from "#renderer/context/appContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { traitsOf } from "#renderer/games/catalogue.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./Result.module.css";
import { handPause } from "./handPause.ts";
import type { LastPlays } from "./lastPlays.ts";
import { NextButton, PartResults, ReplayButton } from "./ResultButtons.tsx";
import { RoundAchievements } from "./RoundAchievements.tsx";
import type { ShownProgress } from "./roundProgress.ts";
import {
  comingNext,
  headline,
  lossWords,
  raceWords,
  roundTitle,
  waitingWords,
  winningHands,
} from "./roundWords.ts";
import { endedRound, mayAsk, notReady, roundStandings } from "./standings.ts";
import { RoundDeal } from "#renderer/screens/table/deal/DealMark.tsx";
import { useFreePlace, useSteadyPlace } from "#renderer/table/dom/useFreePlace.ts";

export type StripProps = Readonly<{
  snapshot: TableSnapshot;
  table: TableState;
  lying: Lying & { readonly isBelow: boolean };
}>;

interface ResultStripProps extends StripProps {
  readonly after?: readonly string[];
  readonly achievements?: ReactNode;
  readonly buttons: ReactNode;
}

export function ResultStrip({
  snapshot,
  table,
  lying,
  after = [],
  achievements,
  buttons,
}: ResultStripProps) {
  const strip = useRef<HTMLElement>(null);
  const { box, style } = useSteadyPlace(strip, lying);
  return (
    <>
      <section
        ref={strip}
        className={styles.strip}
        data-below={lying.isBelow}
        style={style}
        aria-label={roundTitle(table)}
      >
        <p className={styles.words} role="status">
          <strong className={styles.title}>
            {headline(table.game, roundStandings(snapshot, table), snapshot.player)}
          </strong>
          {after.map((words) => (
            <span key={words} className="soft medium">
              {words}
            </span>
          ))}
        </p>
        <PartResults snapshot={snapshot} table={table} isBrief />
        <div className={styles.buttons}>{buttons}</div>
        <RoundDeal snapshot={snapshot} round={table.roundNumber} isOnEdge />
      </section>
      {box && achievements && (
        <Beside lying={{ ...lying, kept: [...lying.kept, box] }}>{achievements}</Beside>
      )}
    </>
  );
}

/** What the host's answer brings lies beside the strip, in a place of its own. */
function Beside({ lying, children }: Readonly<{ lying: Lying; children: ReactNode }>) {
  const element = useRef<HTMLDivElement>(null);
  const place = useFreePlace(element, lying);
  return (
    <div ref={element} className={styles.beside} style={place}>
      {children}
    </div>
  );
}

/**
 * Calls `act` once after the pause while it is wanted and the page is visible; returns true while
 * the pause runs.
 */
function useAutoNext(wanted: boolean, ms: number, act: () => void) {
  const runs = useVisible() && wanted;
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [runs, ms]);
  return runs;
}

/** Lets the strip pause while the page is hidden, so that nobody antes unawares. */
function useVisible() {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = () => setVisible(!document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return visible;
}

interface HandStripProps extends StripProps {
  readonly client: TableClient;
  readonly plays: LastPlays;
  readonly progress: ShownProgress | null;
  readonly covered: boolean;
  readonly openDetails: () => void;
}

/** Needs the round's number as its key, because waiting applies to one hand. */
export function HandStrip({
  client,
  plays,
  progress,
  covered,
  openDetails,
  ...strip
}: HandStripProps) {
  const { snapshot, table } = strip;
  const { player } = snapshot;
  const words = text().result;
  const [waits, setWaits] = useState(false);
  const { settings } = useSettings();
  const rows = roundStandings(snapshot, table, plays);
  const me = table.players.find(({ id }) => id === player);
  const ms = handPause(snapshot.view, rows);
  const { flows, unit } = traitsOf(table.game);
  const runs = useAutoNext(
    table.tournament === null &&
      flows &&
      settings.autoNext &&
      me !== undefined &&
      mayAsk(me) &&
      me.presence === "here" &&
      !waits &&
      !covered &&
      snapshot.link === "open",
    ms,
    () => void client.ask("ready", {}),
  );
  const after = [
    ...winningHands(rows, player),
    endedRound(snapshot.view, table).why,
    lossWords(table.game, rows, player),
    raceWords(table, player),
    comingNext(table),
  ]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    <ResultStrip
      {...strip}
      after={[after, me?.ready ? waitingWords(notReady(table.players)) : ""].filter(
        (part) => part !== "",
      )}
      achievements={<RoundAchievements table={table} progress={progress} isBrief />}
      buttons={
        <>
          {runs && <Button onClick={() => setWaits(true)}>{words.wait}</Button>}
          <ReplayButton table={table} />
          <Button onClick={openDetails}>{words.details}</Button>
          <NextButton client={client} table={table} player={player}>
            {runs && <Ring ms={ms} />}
            {unit === "hand" ? words.nextHand : words.next}
          </NextButton>
        </>
      }
    />
  );
}

function Ring({ ms }: { readonly ms: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="1" style={{ animationDuration: `${ms}ms` }} />
    </svg>
  );
}
