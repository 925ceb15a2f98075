// Which achievements are there, and how far is one with each?

import { use } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { AchievementState } from "#shared/protocol/merits.ts";
import { achievementWords, groupName } from "./achievementWords.ts";
import styles from "./Progress.module.css";

/** Those of the house first, then game by game. */
export function AchievementList({
  achievements,
}: {
  readonly achievements: readonly AchievementState[];
}) {
  const words = text().progress;
  const groups = [...Map.groupBy(achievements, ({ of }) => of)];
  return groups.map(([of, own]) => (
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
        {reached && caller === "owner" && (
          <button
            type="button"
            className={styles.reached}
            aria-label={words.lookAt(name)}
            onClick={() => go({ screen: "replay", round: String(reached.round) })}
          >
            {words.reachedAt(reached.at)}
          </button>
        )}
        {reached && caller !== "owner" && (
          <span className={styles.way}>{words.reachedAt(reached.at)}</span>
        )}
      </div>
    </li>
  );
}
