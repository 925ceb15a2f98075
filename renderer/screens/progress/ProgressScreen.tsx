// What has one come to, and what is today's deal (H-34)?

import { use } from "react";
import { HouseContext, useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import { LevelBar } from "#renderer/ui/pictures/LevelBar.tsx";
import type { Progress } from "#shared/protocol/merits.ts";
import { AchievementList } from "./AchievementList.tsx";
import { DailyPanel } from "./DailyPanel.tsx";
import styles from "./Progress.module.css";
import { StatisticsTable } from "./StatisticsTable.tsx";

/** Old rounds are counted a few at a time: it is asked until none is left. */
const soon = (progress: Progress | undefined): number => ((progress?.left ?? 0) > 0 ? 1 : 0);

export function ProgressScreen() {
  const words = text().progress;
  const { caller } = use(HouseContext);
  const { asked, again } = useAnswer("progress", {}, { every: soon });
  return (
    <Page title={words.title} wide>
      {caller === "owner" && <DailyPanel />}
      {asked.state === "failed" && <Failure message={asked.message} again={again} />}
      {asked.state === "answered" && <Reached progress={asked.value} />}
    </Page>
  );
}

function Reached({ progress }: { readonly progress: Progress }) {
  const words = text().progress;
  return (
    <>
      {progress.left > 0 && (
        <p role="status" className={styles.help}>
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
      <AchievementList achievements={progress.achievements} />
    </>
  );
}
