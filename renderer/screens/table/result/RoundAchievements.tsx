import { achievementWords } from "#renderer/screens/progress/achievementWords.ts";
import { text } from "#renderer/text/text.ts";
import { Medal } from "#renderer/ui/pictures/Medal.tsx";
import type { RoundProgress } from "#shared/protocol/history.ts";
import type { TableState } from "#shared/protocol/table.ts";
import styles from "./Result.module.css";
import { go } from "#renderer/context/route.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { CardPicture } from "#renderer/ui/pictures/CardPicture.tsx";
import type { LevelReached, ShownProgress } from "./roundProgress.ts";

function LevelUp({ table, reached }: Readonly<{ table: string; reached: LevelReached }>) {
  const { level, backs, felts } = reached;
  const { points: words, settings } = text();
  const looks = [
    ...(backs.length > 0 ? [words.openedBacks(backs.map((back) => settings.backs[back]))] : []),
    ...(felts.length > 0 ? [words.openedFelts(felts.map((felt) => settings.felts[felt]))] : []),
  ];
  return (
    <div className={styles.reached} role="status">
      {backs.slice(-1).map((back) => (
        <span key={back} className={styles.picture}>
          <CardPicture card={{ back }} deck="two-colour" width={2} decorative />
        </span>
      ))}
      <p className={styles.levelUpWords}>
        <strong>{words.levelReached(level)}</strong>
        {looks.length > 0 && <small>{words.opened(looks)}</small>}
      </p>
      {looks.length > 0 && (
        <Button onClick={() => go({ screen: "table", table, over: "settings" })}>
          {words.choose}
        </Button>
      )}
    </div>
  );
}

/** In a strip, which leaves the table in sight. */
const mostInStrip = 1;
/** More than these are told in a line each. */
const mostAtLength = 2;

export function RoundAchievements({
  table,
  progress,
  isBrief = false,
  withPoints = true,
}: Readonly<{
  table: TableState;
  progress: ShownProgress | null;
  isBrief?: boolean;
  withPoints?: boolean;
}>) {
  if (!progress) return null;
  const { points, achieved, reached } = progress;
  // Where a round is played for points the standings already show them.
  const earned = withPoints && !table.lastResult?.points ? points : 0;
  const most = isBrief ? mostInStrip : achieved.length;
  return (
    <>
      {reached && <LevelUp table={table.id} reached={reached} />}
      {(earned > 0 || achieved.length > 0) && (
        <Achieved earned={earned} achieved={achieved} most={most} />
      )}
    </>
  );
}

type AchievedProps = Readonly<{
  /** Points; 0 says nothing of them. */
  earned: number;
  achieved: RoundProgress["achieved"];
  most: number;
}>;

function Achieved({ earned, achieved, most }: AchievedProps) {
  const words = text().progress.told;
  const shown = achieved.slice(0, most);
  const isMany = shown.length > mostAtLength;
  return (
    <div className={styles.achieved} data-many={isMany} role="status">
      {shown.map((one) => {
        const { name, help } = achievementWords(one);
        return (
          <p key={`${one.of} ${one.key}`} className={styles.one}>
            <Medal motif={one.motif} share={1} size={isMany ? 1.25 : 2.25} />
            <span className={styles.roundMeritWords}>
              <strong>{name}</strong>
              <small>
                <span className={isMany ? "unseen" : undefined}>{words.title}</span> {help}
              </small>
            </span>
          </p>
        );
      })}
      {(earned > 0 || achieved.length > most) && (
        <p className={styles.earned}>
          {[
            ...(earned > 0 ? [text().points.earned(earned)] : []),
            ...(achieved.length > most
              ? [words.more(achieved.slice(most).map((one) => achievementWords(one).name))]
              : []),
          ].join(" ")}
        </p>
      )}
    </div>
  );
}
