// What does somebody see whom the round has brought an achievement, or to a new level?

import { achievementWords } from "#renderer/screens/progress/achievementWords.ts";
import { text } from "#renderer/text/text.ts";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { Merit } from "#shared/protocol/merits.ts";
import type { TableState } from "#shared/protocol/table.ts";
import { LevelUp } from "./LevelUp.tsx";
import styles from "./RoundMerit.module.css";
import { useMerit } from "./useMerit.ts";

/** More than these are named together. */
const mostShown = 2;

/** Rows of the result's own, so that they cover nothing. */
export function RoundMerit({
  table,
  player,
}: {
  readonly table: TableState;
  readonly player: string | null;
}) {
  const merit = useMerit(table, player);
  if (!merit) return null;
  return (
    <>
      {merit.points > 0 && <LevelUp table={table.id} won={merit.points} />}
      {merit.achieved.length > 0 && <Achieved achieved={merit.achieved} />}
    </>
  );
}

function Achieved({ achieved }: { readonly achieved: Merit["achieved"] }) {
  const words = text().progress.told;
  const shown = achieved.slice(0, mostShown);
  return (
    <div className={styles.achieved} role="status">
      {shown.map((one) => {
        const { name, help } = achievementWords(one);
        return (
          <p key={`${one.of} ${one.key}`} className={styles.one}>
            <Medal motif={one.motif} share={1} size={2.25} />
            <span className={styles.words}>
              <small>{words.title}</small>
              <strong title={help}>{name}</strong>
            </span>
          </p>
        );
      })}
      {achieved.length > mostShown && (
        <p className="small">
          {words.more(achieved.slice(mostShown).map((one) => achievementWords(one).name))}
        </p>
      )}
    </div>
  );
}
