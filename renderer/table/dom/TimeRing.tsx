import { useMemo, type CSSProperties } from "react";
import styles from "./TimeRing.module.css";

type TimeRingProps = Readonly<{
  ms: number;
  /** On the page's clock; null if the time is over. */
  since: number | null;
  /** For a time in which nothing is asked of the person. */
  isQuiet?: boolean;
}>;

/** Runs down by itself from the time left when it was first drawn. */
export function TimeRing({ ms, since, isQuiet = false }: TimeRingProps) {
  const run = useMemo(
    (): CSSProperties =>
      since === null
        ? { strokeDashoffset: 1, animation: "none" }
        : {
            animationDuration: `${ms}ms`,
            animationDelay: `${Math.round(since - performance.now())}ms`,
          },
    [ms, since],
  );
  return (
    <svg
      className={`${styles.ring} ${isQuiet ? styles.quiet : ""}`}
      viewBox="0 0 36 36"
      focusable="false"
    >
      <circle className={styles.track} cx="18" cy="18" r="15" />
      <circle className={styles.left} cx="18" cy="18" r="15" pathLength="1" style={run} />
    </svg>
  );
}
