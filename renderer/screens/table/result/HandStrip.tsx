// A strip that shows a poker hand's result without hiding the table, and goes on to the next hand
// by itself unless the player stops it.
import { useRef, useState, useEffect } from "react";
import { traitsOf } from "#renderer/games/catalogue.ts";
import { useSettings } from "#renderer/context/settingsContext.ts";
import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import type { Lying } from "#renderer/table/layout/freePlace.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { TableState } from "#shared/protocol/table.ts";
import { endedRound } from "./endedRound.ts";
import styles from "./Result.module.css";
import { raceWords, roundTitle } from "./match.ts";
import { NextButton } from "./NextButton.tsx";
import { PartResults } from "./PartResults.tsx";
import { ReplayButton } from "./ReplayButton.tsx";
import { RoundAchievements } from "./RoundAchievements.tsx";
import { comingNext, headline, waitingWords } from "./roundWords.ts";
import { mayAsk, notReady, standings } from "./standings.ts";
import { useFreePlace } from "./useFreePlace.ts";

/** Long enough to see who won, short enough to keep the game going, ms. */
const leastMs = 4_000;
/** The extra time for each hand shown beyond the second, ms. */
const perHandMs = 1_200;

const autoNextMs = (handsShown: number): number =>
  leastMs + perHandMs * Math.max(0, handsShown - 2);

/**
 * Calls `act` once after the pause while it is wanted and the page is visible; returns true while
 * the pause runs.
 */
function useAutoNext(wanted: boolean, ms: number, act: () => void): boolean {
  const visible = useVisible();
  const runs = wanted && visible;
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
function useVisible(): boolean {
  const [visible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const follow = (): void => setVisible(!document.hidden);
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);
  return visible;
}

interface HandStripProps {
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly covered: boolean;
  readonly lying: Lying & { readonly isBelow: boolean };
  readonly openDetails: () => void;
}

/** Needs the round's number as its key, because waiting applies to one hand. */
export function HandStrip({
  client,
  snapshot,
  table,
  covered,
  lying,
  openDetails,
}: HandStripProps) {
  const words = text().result;
  const [waits, setWaits] = useState(false);
  const { settings } = useSettings();
  const rows = standings(table, endedRound(snapshot.view, table));
  const me = table.players.find(({ id }) => id === snapshot.player);
  const mine = me !== undefined && mayAsk(me);
  const ms = autoNextMs(rows.filter((row) => row.hand !== "").length);
  const { flows, unit } = traitsOf(table.game);
  const runs = useAutoNext(
    table.tournament === null &&
      flows &&
      settings.autoNext &&
      mine &&
      me.presence === "here" &&
      !waits &&
      !covered &&
      snapshot.link === "open",
    ms,
    () => void client.ask("ready", {}),
  );
  const hand = rows.find(({ won }) => won)?.hand ?? "";
  const after = [hand, raceWords(table, snapshot.player), comingNext(table)]
    .filter((part) => part !== "")
    .join(" · ");
  const strip = useRef<HTMLElement>(null);
  const place = useFreePlace(strip, lying);
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
        {after !== "" && <span className={styles.after}>{after}</span>}
        {me?.ready === true && (
          <span className={styles.after}>{waitingWords(notReady(table.players))}</span>
        )}
      </p>
      <PartResults snapshot={snapshot} table={table} isBrief />
      <RoundAchievements table={table} player={snapshot.player} />
      <div className={styles.buttons}>
        {runs && <Button onClick={() => setWaits(true)}>{words.wait}</Button>}
        <ReplayButton table={table} brief />
        <Button onClick={openDetails}>{words.details}</Button>
        <NextButton
          client={client}
          table={table}
          player={snapshot.player}
          next={
            <>
              {runs && <Ring ms={ms} />}
              {unit === "hand" ? words.nextHand : words.next}
            </>
          }
        />
      </div>
    </section>
  );
}

function Ring({ ms }: { readonly ms: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="1" style={{ animationDuration: `${ms}ms` }} />
    </svg>
  );
}
