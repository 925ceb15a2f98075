// A player's level and achievements, and the deal of the day (H-34).
import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { text, gameText } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import type {
  Progress,
  DailyDeal,
  AchievementState,
  Statistics,
} from "#shared/protocol/history.ts";
import styles from "./Progress.module.css";
import { go } from "#renderer/context/route.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import { CostlyHabits } from "./CostlyHabits.tsx";
import { DailyTable } from "./DailyTable.tsx";
import { playLabel, useDailyDeal, usePlayDaily } from "./dailyDeal.ts";
import { achievementWords, groupName } from "./achievementWords.ts";
import { Table } from "#renderer/ui/Table.tsx";
import figures from "#renderer/screens/history/History.module.css";

type Row = Readonly<{ name: string; game: string | null; own: Statistics }>;

function StatisticsTable({ progress: { all, games, days } }: { readonly progress: Progress }) {
  const words = text().progress;
  const rows: readonly Row[] = [
    ...games.map((own) => ({ name: gameText(own.game).name, game: own.game, own })),
    ...(games.length > 1 ? [{ name: words.all, game: null, own: all }] : []),
  ];
  const aside = (said: string) => <span className={figures.wide}>{said}</span>;
  return (
    <>
      <div className={figures.scroll} tabIndex={0} role="group" aria-label={words.statistics}>
        <Table
          className={figures.table}
          rows={rows}
          keyOf={({ game }) => game ?? ""}
          rowClass={({ game }) => (game === null ? styles.sum : undefined)}
          columns={[
            { isName: true, head: words.game, cell: ({ name }) => name },
            { head: words.rounds, cell: ({ own }) => words.number(own.rounds) },
            {
              head: words.wins,
              cell: ({ own: { wins, rounds } }) => (
                <>
                  {words.number(wins)}
                  {aside(` ${words.share(wins, rounds)}`)}
                </>
              ),
            },
            { head: words.points, cell: ({ own }) => words.number(own.points) },
            {
              head: words.streak,
              cell: ({ own: { streak, bestStreak } }) => (
                <>
                  {words.number(bestStreak)}
                  {aside(streak > 0 && streak < bestStreak ? ` ${words.now(streak)}` : "")}
                </>
              ),
            },
            {
              head: words.bestRound,
              cell: ({ own }) => best(own),
              className: `number ${figures.wide}`,
            },
          ]}
        />
      </div>
      <dl className="wrap gap-m">
        <Figure name={words.king} value={all.titles["king"] ?? 0} />
        <Figure name={words.bastard} value={all.titles["bastard"] ?? 0} />
        <Figure
          name={words.days}
          value={days.played}
          more={words.daysRun(days.bestRun, days.run)}
        />
      </dl>
    </>
  );
}

function best({ bestPoints, bestChips }: Statistics) {
  const words = text().progress;
  const parts = [
    ...(bestPoints > 0 ? [words.bestPoints(bestPoints)] : []),
    ...(bestChips !== null && bestChips > 0 ? [words.bestChips(bestChips)] : []),
  ];
  return parts.length === 0 ? words.none : parts.join(", ");
}

function Figure({
  name,
  value,
  more,
}: Readonly<{
  name: string;
  value: number;
  more?: string;
}>) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {text().progress.number(value)}
        {more !== undefined && <small>{more}</small>}
      </dd>
    </div>
  );
}

function AchievementList({ achievements }: { readonly achievements: readonly AchievementState[] }) {
  const words = text().progress;
  return [...Map.groupBy(achievements, ({ of }) => of)].map(([of, own]) => (
    <Panel
      key={of}
      title={`${groupName(of)} · ${words.reachedOf(own.filter(({ amount, goal }) => amount >= goal).length, own.length)}`}
    >
      <ul className={styles.medals}>
        {own.map((achievement) => (
          <Shown key={achievement.key} achievement={achievement} />
        ))}
      </ul>
    </Panel>
  ));
}

function Shown({ achievement }: { readonly achievement: AchievementState }) {
  const words = text().progress;
  const { caller } = use(HouseContext);
  const { motif, goal, amount, reached } = achievement;
  const { name, help } = achievementWords(achievement);
  const isWon = amount >= goal;
  return (
    <li className={`${styles.achievement} ${isWon ? styles.won : ""}`}>
      <Medal motif={motif} share={amount / goal} />
      <div className={styles.about}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.help}>{help}</span>
        {!isWon && goal > 1 && <span className={styles.way}>{words.amount(amount, goal)}</span>}
        {reached &&
          (caller === "owner" ? (
            <button
              type="button"
              className={styles.reached}
              aria-label={words.lookAt(name)}
              onClick={() => go({ screen: "replay", round: String(reached.round) })}
            >
              {words.reachedAt(reached.at)}
            </button>
          ) : (
            <span className={styles.way}>{words.reachedAt(reached.at)}</span>
          ))}
      </div>
    </li>
  );
}

function DailyPanel() {
  const { known, failed, again } = useDailyDeal();
  return known ? <Today deal={known} /> : <Failure of={failed} again={again} />;
}

function Today({ deal }: { readonly deal: DailyDeal }) {
  const words = text().progress.daily;
  const { play, isBusy, refusal } = usePlayDaily();
  const isOpen = deal.tries.some((one) => one.isOpen);
  return (
    <Panel title={words.title}>
      <div className="flow">
        <Medal
          motif="sun"
          share={deal.tries.some(({ practice, result }) => !practice && result !== null) ? 1 : 0}
          size={4}
        />
        <div className={styles.dailyAbout}>
          <strong className="title">{words.about(gameText(deal.game).name, deal.players)}</strong>
          <span>{words.help}</span>
          <span className="small">{words.forPoints}</span>
        </div>
        <Button
          icon="play"
          kind={deal.tries.length === 0 || isOpen ? "primary" : "plain"}
          disabled={isBusy}
          onClick={play}
        >
          {playLabel(deal)}
        </Button>
      </div>
      <Failure of={refusal} />
      <DailyTable deal={deal} />
    </Panel>
  );
}

/** The house counts old rounds a few at a time, so this asks until none is left. */
const soon = (progress: Progress | undefined) => ((progress?.left ?? 0) > 0 ? 1 : 0);

export function ProgressScreen() {
  const words = text().progress;
  const { caller } = use(HouseContext);
  const { known, failed, again } = useAnswer("progress", {}, { every: soon });
  return (
    <Page title={words.title} wide>
      {caller === "owner" && <DailyPanel />}
      <Failure of={failed} again={again} />
      {known && <Reached progress={known} />}
    </Page>
  );
}

function Reached({ progress }: { readonly progress: Progress }) {
  const words = text().progress;
  return (
    <>
      {progress.left > 0 && (
        <p role="status" className="soft medium">
          {words.counting(progress.left)}
        </p>
      )}
      <Panel title={words.statistics}>
        <LevelBar profile={progress} />
        <details className={styles.details}>
          <summary>{words.pointsHelp}</summary>
          <ul className={styles.rules}>
            {words.pointsOf.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
        {progress.all.rounds === 0 ? (
          <p>{words.nothingYet}</p>
        ) : (
          <StatisticsTable progress={progress} />
        )}
      </Panel>
      <CostlyHabits />
      <AchievementList achievements={progress.achievements} />
    </>
  );
}
