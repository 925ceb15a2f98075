import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { StageClock } from "#renderer/screens/tournament/StageClock.tsx";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./Director.module.css";
import { figuresOf } from "./figures.ts";
import { isPlayed } from "./levels.ts";

export function ClockPanel({ view, at }: ShownTournament) {
  const words = tournamentText().director.clock;
  return (
    <section className={styles.clockPanel} aria-label={words.title}>
      {isPlayed(view) ? (
        <div className={styles.face}>
          <StageClock view={view} at={at}>
            {view.stage === "paused" && <p className={styles.stopped}>{words.stopped}</p>}
          </StageClock>
        </div>
      ) : (
        <p className={styles.level}>{restingWords(view)}</p>
      )}
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
