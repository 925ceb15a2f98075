import { Bracket, LeagueRound } from "#renderer/screens/tournament/draw/Draw.tsx";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./DrawPart.module.css";

export const DrawPart = ({ view }: { readonly view: TournamentView }) => (
  <div className={styles.part}>
    <Drawn view={view} />
    <Published view={view} />
  </div>
);

function Drawn({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.draw;
  const { draw, stage } = view;
  if (draw.kind === "bracket" && draw.matches.length > 0)
    return <Bracket view={view} matches={draw.matches} />;
  if (draw.kind === "league" && draw.rounds.length > 0)
    return draw.rounds
      .map((tables, at) => ({ tables, round: at + 1 }))
      .toReversed()
      .map(({ tables, round }) => (
        <section key={round} className={styles.round} aria-labelledby={`round-${round}`}>
          <h3 id={`round-${round}`}>
            {round === draw.round && stage !== "over" ? words.roundNow(round) : words.round(round)}
          </h3>
          <LeagueRound view={view} tables={tables} />
        </section>
      ));
  return draw.kind === "freezeout" ? null : <p className="soft">{words.notYet}</p>;
}

function Published({ view: { draws, commitment, secret } }: { readonly view: TournamentView }) {
  const { draw: words, number } = tournamentText().director;
  return (
    <details className={styles.published}>
      <summary>{words.seeds}</summary>
      <p className="soft">{words.seedsHelp}</p>
      <dl className={styles.seeds}>
        <div>
          <dt>{words.commitment}</dt>
          <dd translate="no">{commitment}</dd>
        </div>
        {secret !== null && (
          <div>
            <dt>{words.secret}</dt>
            <dd translate="no">{secret}</dd>
          </div>
        )}
        {draws.map((draw) => (
          <div key={draw.number}>
            <dt>
              {number(draw.number)}. {words.purposes[draw.purpose]}
            </dt>
            <dd translate="no">{draw.seed}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
