import type { ReactNode } from "react";
import { isPlayed, nextRow } from "#renderer/screens/director/levels.ts";
import { tournamentText } from "#renderer/text/text.ts";
import type { ShownTournament } from "./following.ts";
import { LevelClock } from "./LevelClock.tsx";
import { levelAt, levelWords } from "./levelWords.ts";
import styles from "./StageClock.module.css";

/** The level or break that is played, its time, its stakes and what comes next; em scales it. */
export function StageClock({
  view,
  at,
  flat = false,
  children,
}: ShownTournament &
  Readonly<{
    /** The time beside the words. */
    flat?: boolean;
    children?: ReactNode;
  }>) {
  const { room: words, clock } = tournamentText();
  const present = levelAt(view, view.clock.level);
  const next = nextRow(view);
  const isBreak = view.stage === "break";
  if (!isPlayed(view)) return null;
  return (
    <div className={styles.clock} data-stage={view.stage} data-flat={flat}>
      <p className={styles.level}>{isBreak ? words.break : clock.level(view.clock.level)}</p>
      <p className={view.clock.leftMs === null ? styles.rounds : styles.time}>
        <LevelClock clock={view.clock} at={at} />
      </p>
      {children}
      {present && !isBreak && <p className={styles.stakes}>{levelWords(present, view)}</p>}
      <p className={styles.next}>
        {next === null ? (
          words.lastLevel
        ) : (
          <>
            <span>{words.next}</span>{" "}
            {next.kind === "break" ? words.nextBreak(next.minutes) : levelWords(next.to, view)}
          </>
        )}
      </p>
    </div>
  );
}
