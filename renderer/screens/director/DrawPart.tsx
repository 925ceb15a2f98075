import { useMemo } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import type { BracketMatch, TournamentView } from "#shared/protocol/tournament.ts";
import { layBracket } from "./bracketLayout.ts";
import { BracketTree } from "./BracketTree.tsx";
import styles from "./DrawPart.module.css";
import { LeagueRounds } from "./LeagueRounds.tsx";

export function DrawPart({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().director.draw;
  const { draw } = view;
  return (
    <div className={styles.part}>
      {draw.kind === "league" && (
        <LeagueRounds view={view} rounds={draw.rounds} present={draw.round} />
      )}
      {draw.kind === "bracket" &&
        (draw.matches.length === 0 ? (
          <p className={styles.help}>{words.notYet}</p>
        ) : (
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.bracket}>
            <Tree view={view} matches={draw.matches} />
          </div>
        ))}
      <Published view={view} />
    </div>
  );
}

function Tree({
  view,
  matches,
}: {
  readonly view: TournamentView;
  readonly matches: readonly BracketMatch[];
}) {
  const layout = useMemo(() => layBracket(matches), [matches]);
  return (
    <BracketTree
      view={view}
      layout={layout}
      final={Math.max(...matches.map(({ round }) => round))}
    />
  );
}

function Published({ view: { draws, commitment, secret } }: { readonly view: TournamentView }) {
  const { draw: words, number } = tournamentText().director;
  return (
    <details className={styles.published}>
      <summary>{words.seeds}</summary>
      <p className={styles.help}>{words.seedsHelp}</p>
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
