import { text } from "#renderer/text/text.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { pointsFor } from "#shared/profile/level.ts";
import styles from "./LevelBar.module.css";

export function LevelBar({
  profile: { level, points },
}: {
  readonly profile: Pick<Profile, "level" | "points">;
}) {
  const words = text().profile;
  const needed = pointsFor(level + 1);
  const toNext = words.toNextLevel(points, needed, level + 1);
  return (
    <div className={styles.level}>
      <p className="flow between">
        <span className="strong title">{words.level(level)}</span>
        <span className="small tabular">{toNext}</span>
      </p>
      <progress className={styles.bar} max={needed} value={points} aria-label={toNext} />
    </div>
  );
}
