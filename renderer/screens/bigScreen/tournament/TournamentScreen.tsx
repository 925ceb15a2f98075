// Shows a tournament on a television: clock, stakes, who is left, prizes, seats (H-23).

import { type CSSProperties } from "react";
import { useIdlePointer } from "#renderer/screens/bigScreen/idle.ts";
import type { ShownTournament } from "#renderer/screens/tournament/following.ts";
import { StageClock } from "#renderer/screens/tournament/StageClock.tsx";
import { figuresOf } from "#renderer/screens/director/figures.ts";
import { isPlayed } from "#renderer/screens/director/levels.ts";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { newsOf, sceneOf, type News } from "./news.ts";
import { JoinIn, RoomScene } from "./RoomScene.tsx";
import styles from "./TournamentScreen.module.css";
import { Winner } from "./Winner.tsx";
import { useTitle } from "#renderer/ui/Page.tsx";

export function TournamentScreen({ shown }: { readonly shown: ShownTournament }) {
  const { view } = shown;
  const isIdle = useIdlePointer();
  useTitle(tournamentText().room.title(view.name));
  const scene = sceneOf(view);
  return (
    <main className={styles.screen} data-idle={isIdle}>
      <header className={styles.header}>
        <h1>{view.name}</h1>
        <p className={styles.stage} data-stage={view.stage}>
          {tournamentText().lists.stages[view.stage]}
        </p>
      </header>
      {scene === "winner" ? (
        <Winner view={view} />
      ) : (
        <div className={styles.body} data-scene={scene}>
          <div className={styles.clockSide}>
            {isPlayed(view) && (
              <section className={styles.clock} data-stage={view.stage}>
                <StageClock {...shown} flat={scene === "bracket"} />
              </section>
            )}
            {view.stage === "cancelled" ? (
              <p className={styles.cancelled}>{tournamentText().room.cancelled}</p>
            ) : (
              <>
                <Numbers view={view} />
                <Prizes view={view} />
              </>
            )}
            {view.code !== null && !isPlayed(view) && <JoinIn code={view.code} />}
          </div>
          <RoomScene view={view} scene={scene} />
        </div>
      )}
      <NewsLine view={view} />
    </main>
  );
}

function Numbers({ view }: { readonly view: TournamentView }) {
  const words = tournamentText().room;
  const { entrants, left, average, inPlay } = figuresOf(view);
  const rows: readonly (readonly [string, string] | false)[] = [
    isPlayed(view) && view.format.kind !== "league"
      ? [words.left, words.leftOf(left, entrants)]
      : [words.entrants, words.number(entrants)],
    isPlayed(view) &&
      inPlay > 0 &&
      view.format.kind === "freezeout" && [words.average, words.number(average)],
    view.payouts.pool > 0 && [words.pool, words.number(view.payouts.pool)],
  ];
  return (
    <dl className={styles.numbers}>
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

const mostPrizes = 10;

function Prizes({
  view: {
    payouts: { prizes },
  },
}: {
  readonly view: TournamentView;
}) {
  const words = tournamentText().room;
  if (prizes.length === 0) return null;
  const shown = prizes.slice(0, mostPrizes);
  const isTwo = shown.length > mostPrizes / 2;
  return (
    <section className={styles.prizes} aria-label={words.payouts(prizes.length)}>
      <h2>{words.payouts(prizes.length)}</h2>
      <ol
        data-columns={isTwo}
        style={{ "--lines": isTwo ? Math.ceil(shown.length / 2) : shown.length } as CSSProperties}
      >
        {shown.map((prize, at) => (
          <li key={at}>
            <span>{words.place(at + 1)}</span> <strong>{words.number(prize)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}

function newsWords(news: News): string {
  const words = tournamentText().room;
  switch (news.kind) {
    case "breaking":
      return words.breaking(news.tables);
    case "handForHand":
      return words.handForHand;
    case "addOn":
      return words.addOn;
    case "toMoney":
      return words.toMoney(news.toGo);
    case "inMoney":
      return words.inMoney(news.prize);
    case "lateEntry":
      return words.lateEntry(news.level);
  }
}

function NewsLine({ view }: { readonly view: TournamentView }) {
  const all = newsOf(view);
  return (
    <p
      role="status"
      className={all.length === 0 ? "unseen" : styles.news}
      data-urgent={all[0]?.kind === "breaking" || all[0]?.kind === "handForHand"}
    >
      {all.slice(0, 2).map(newsWords).join("  ·  ")}
    </p>
  );
}
