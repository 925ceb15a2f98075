import { useMemo } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import type { BracketMatch, LeagueTable, TournamentView } from "#shared/protocol/tournament.ts";
import { layBracket } from "./bracketLayout.ts";
import { BracketTree } from "./BracketTree.tsx";
import styles from "./Draw.module.css";

/** A bracket as a tree that scrolls in both directions. */
export function Bracket({
  view,
  matches,
}: Readonly<{
  view: TournamentView;
  matches: readonly BracketMatch[];
}>) {
  const words = tournamentText().director.draw;
  const layout = useMemo(() => layBracket(matches), [matches]);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.bracket}>
      <BracketTree
        view={view}
        layout={layout}
        final={Math.max(...matches.map(({ round }) => round))}
      />
    </div>
  );
}

/** Who plays whom in one round of a league. */
export function LeagueRound({
  view,
  tables,
}: Readonly<{
  view: TournamentView;
  tables: readonly LeagueTable[];
}>) {
  const names = useMemo(
    () => new Map(view.entrants.map(({ id, name }) => [id, name])),
    [view.entrants],
  );
  return (
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
  );
}

function RoundTable({
  table,
  names,
  number,
}: Readonly<{
  table: LeagueTable;
  names: ReadonlyMap<string, string>;
  number: number;
}>) {
  const { page, director } = tournamentText();
  const words = director.draw;
  const title =
    table.players.length === 1 && table.table === null ? page.rests : words.table(number);
  return (
    <section className={styles.table} aria-label={title}>
      <h4>{title}</h4>
      <ol>
        {table.players.map(({ entrant, points }) => (
          <li key={entrant}>
            <span className="ellipsis">{names.get(entrant)}</span>
            <span className="strong tabular">{words.points(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
