// Who meets whom in a league or a bracket?

import { tournamentText } from "#renderer/text/text.ts";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { BracketMatch, LeagueTable, TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./TournamentPage.module.css";

type NameOf = (entrant: string | null) => string | null;

export function DrawPanel({ view: { draw, entrants, format } }: { readonly view: TournamentView }) {
  const words = tournamentText().page;
  const nameOf: NameOf = (id) => entrants.find((entrant) => entrant.id === id)?.name ?? null;
  if (draw.kind === "league") {
    const tables = draw.rounds[draw.round - 1];
    const rounds = format.kind === "league" ? format.rounds : draw.rounds.length;
    return tables ? (
      <Panel title={words.round(draw.round, rounds)}>
        <LeagueRound tables={tables} nameOf={nameOf} />
      </Panel>
    ) : null;
  }
  return draw.kind === "bracket" && draw.matches.length > 0 ? (
    <Panel title={words.matches}>
      <Bracket matches={draw.matches} nameOf={nameOf} />
    </Panel>
  ) : null;
}

function LeagueRound({
  tables,
  nameOf,
}: {
  readonly tables: readonly LeagueTable[];
  readonly nameOf: NameOf;
}) {
  const words = tournamentText().page;
  return (
    <ul className={styles.tables}>
      {tables.map(({ table, players }, at) => (
        <li key={at} className={styles.table}>
          <span>
            <strong>
              {players.length === 1 && table === null ? words.rests : words.table(at + 1)}
            </strong>
            <small>
              {players
                .map(
                  ({ entrant, points }) =>
                    `${nameOf(entrant) ?? ""}${points === null ? "" : ` ${words.amount(points)}`}`,
                )
                .join(", ")}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Bracket({
  matches,
  nameOf,
}: {
  readonly matches: readonly BracketMatch[];
  readonly nameOf: NameOf;
}) {
  const words = tournamentText().page;
  const rounds = Math.max(...matches.map(({ round }) => round));
  return (
    <div className={styles.bracket}>
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => (
        <section key={round} aria-label={words.matchRound(round, rounds)}>
          <h3 className={styles.round}>{words.matchRound(round, rounds)}</h3>
          <ul className={styles.matches}>
            {matches
              .filter((match) => match.round === round)
              .toSorted((one, other) => Number(one.isThirdPlace) - Number(other.isThirdPlace))
              .map((match) => (
                <Match key={match.id} match={match} nameOf={nameOf} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Match({
  match: { players, wins, winner, isBye, isThirdPlace },
  nameOf,
}: {
  readonly match: BracketMatch;
  readonly nameOf: NameOf;
}) {
  const words = tournamentText().page;
  return (
    <li className={styles.match}>
      {isThirdPlace && <small>{words.third}</small>}
      {players.map((player, side) => (
        <span key={side} className={styles.side} data-won={winner !== null && winner === player}>
          <span>{nameOf(player) ?? (isBye ? words.bye : words.open)}</span>
          <span>{!isBye && player !== null && words.amount(wins[side]!)}</span>
        </span>
      ))}
    </li>
  );
}
