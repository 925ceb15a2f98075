import styles from "./PromptLine.module.css";
import { useRun } from "./ActionBar.tsx";

type PromptLineProps = Readonly<{
  /** Of the question: a new one runs down anew. */
  number: number;
  words: string;
  /** `since`: on the page's clock; null if the time is over. */
  runs: Readonly<{ since: number | null; ms: number }> | null;
  /** Nothing is asked of the person. */
  isQuiet?: boolean;
}>;

/** The question to all in place of whose turn it is. Announced elsewhere. */
export function PromptLine({ number, words, runs, isQuiet = false }: PromptLineProps) {
  return (
    <div
      className={`${styles.prompt} ${isQuiet ? styles.quiet : ""}`}
      aria-hidden="true"
      data-window={number}
    >
      {runs && <TimeRing key={`${number} ${runs.since} ${runs.ms}`} {...runs} />}
      <p className={styles.words} style={{ ["--letters" as string]: words.length }}>
        {words}
      </p>
    </div>
  );
}

export function TimeRing({ ms, since }: NonNullable<PromptLineProps["runs"]>) {
  const run = useRun({ ms, since: since ?? 0 });
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" focusable="false">
      <circle className={styles.track} cx="18" cy="18" r="15" />
      <circle
        className={styles.left}
        cx="18"
        cy="18"
        r="15"
        pathLength="1"
        style={since === null ? { strokeDashoffset: 1, animation: "none" } : run}
      />
    </svg>
  );
}
