import { useMemo } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import type { LeagueTable, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./LeagueRounds.module.css";

interface LeagueRoundsProps {
  readonly view: Pick<TournamentView, "entrants" | "tables" | "stage">;
  readonly rounds: readonly (readonly LeagueTable[])[];
  /** From 1; 0 before the first. */
  readonly present: number;
}

export function LeagueRounds({ view, rounds, present }: LeagueRoundsProps) {
  const words = tournamentText().director.draw;
  const names = useMemo(
    () => new Map(view.entrants.map(({ id, name }) => [id, name])),
    [view.entrants],
  );
  if (rounds.length === 0) return <p className={styles.help}>{words.notYet}</p>;
  return rounds
    .map((tables, at) => ({ tables, round: at + 1 }))
    .toReversed()
    .map(({ tables, round }) => (
      <section key={round} className={styles.round} aria-labelledby={`round-${round}`}>
        <h3 id={`round-${round}`}>
          {round === present && view.stage !== "over" ? words.roundNow(round) : words.round(round)}
        </h3>
        <div className={styles.tables}>
          {tables.map((table, index) => (
            <RoundTable
              key={index}
              table={table}
              names={names}
              number={view.tables.find(({ id }) => id === table.table)?.number ?? index + 1}
            />
          ))}
        </div>
      </section>
    ));
}

function RoundTable({
  table,
  names,
  number,
}: {
  readonly table: LeagueTable;
  readonly names: ReadonlyMap<string, string>;
  readonly number: number;
}) {
  const words = tournamentText().director.draw;
  return (
    <section className={styles.table} aria-label={words.table(number)}>
      <h4>{words.table(number)}</h4>
      <ol>
        {table.players.map(({ entrant, points }) => (
          <li key={entrant}>
            <span className={styles.name}>{names.get(entrant)}</span>
            <span className={styles.points}>{words.points(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
