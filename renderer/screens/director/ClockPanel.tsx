import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { LevelClock } from "#renderer/screens/tournament/LevelClock.tsx";
import { levelAt, levelWords } from "#renderer/screens/tournament/levelWords.ts";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./ClockPanel.module.css";
import { figuresOf } from "./figures.ts";
import { isPlayed, nextRow } from "./levels.ts";

export function ClockPanel({ view, at }: ShownTournament) {
  const words = tournamentText().director.clock;
  return (
    <section className={styles.panel} aria-label={words.title}>
      {isPlayed(view) ? (
        <Face view={view} at={at} />
      ) : (
        <p className={styles.level}>{restingWords(view)}</p>
      )}
      {isPlayed(view) && <Stakes view={view} />}
      <FigureList view={view} />
    </section>
  );
}

function restingWords({ startedAt, endedAt }: TournamentView): string {
  const words = tournamentText().director.clock;
  return endedAt !== null
    ? words.ended(endedAt)
    : startedAt === null
      ? words.beforeFirst
      : words.started(startedAt);
}

function Face({ view: { clock, stage }, at }: ShownTournament) {
  const {
    director: { clock: words },
    clock: { level },
  } = tournamentText();
  return (
    <div className={styles.face} data-stage={stage}>
      <p className={styles.level}>{stage === "break" ? words.breakNow : level(clock.level)}</p>
      <p className={clock.leftMs === null ? styles.rounds : styles.time}>
        <LevelClock clock={clock} at={at} />
      </p>
      {stage === "paused" && <p className={styles.stopped}>{words.stopped}</p>}
    </div>
  );
}

function nextWords(view: TournamentView): string {
  const words = tournamentText().director.clock;
  const next = nextRow(view);
  if (next === null) return words.nextNone;
  return next.kind === "break" ? words.nextBreak(next.minutes) : levelWords(next.to, view);
}

function Stakes({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.clock;
  const present = levelAt(view, view.clock.level);
  return (
    <dl className={styles.stakes}>
      <div className={styles.now}>
        <dt>{words.now}</dt>
        <dd>{present && levelWords(present, view)}</dd>
      </div>
      <div>
        <dt>{words.next}</dt>
        <dd>{nextWords(view)}</dd>
      </div>
    </dl>
  );
}

function FigureList({ view }: { readonly view: TournamentView }) {
  const { figures: words, number } = tournamentText().director;
  const { entrants, left, average, paid, toMoney, rebuys, addOns, inPlay } = figuresOf(view);
  const rows: readonly (readonly [string, string] | false)[] = [
    isPlayed(view) && view.format.kind !== "league"
      ? [words.left, words.leftOf(left, entrants)]
      : [words.entrants, number(entrants)],
    isPlayed(view) && inPlay > 0 && [words.average, number(average)],
    isPlayed(view) && inPlay > 0 && [words.inPlay, number(inPlay)],
    [words.pool, number(view.payouts.pool)],
    paid > 0 && [words.paid, number(paid)],
    toMoney !== null && [words.toMoney, toMoney === 0 ? words.inMoney : number(toMoney)],
    rebuys > 0 && [words.rebuys, number(rebuys)],
    addOns > 0 && [words.addOns, number(addOns)],
  ];
  return (
    <dl className={styles.figures} aria-label={words.title}>
      {rows.map(
        (row) =>
          row && (
            <div key={row[0]}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
