// What comes of playing with a proposed rule?

import { useEffect, useRef, useState } from "react";
import { realClock } from "#renderer/client/clientClock.ts";
import { Button } from "#renderer/ui/Button.tsx";
import type { Trial, TrialHeard } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import styles from "./TrialPanel.module.css";

/** So long nothing was changed before it begins by itself, ms. */
const pause = 2500;

interface TrialPanelProps {
  /** Until what comes back is called. */
  readonly tryOut: (heard: TrialHeard) => () => void;
}

type Course =
  | { readonly at: "waiting" | "failed" }
  | { readonly at: "going" | "over"; readonly trial: Trial | null };

/** Of one proposal: another has another. */
export function TrialPanel({ tryOut }: TrialPanelProps) {
  const words = bookWords();
  const [course, setCourse] = useState<Course>({ at: "waiting" });
  const stop = useRef<(() => void) | null>(null);
  const begin = (): void => {
    stop.current?.();
    setCourse({ at: "going", trial: null });
    stop.current = tryOut((trial) =>
      setCourse(
        trial === null ? { at: "failed" } : { at: trial.done < trial.of ? "going" : "over", trial },
      ),
    );
  };
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const cancel = realClock.after(pause, () => stop.current ?? latest.current());
    return () => {
      cancel();
      stop.current?.();
    };
  }, []);
  return (
    <div className={styles.trial}>
      {course.at === "waiting" && (
        <Button onClick={begin} title={words.tryOutHelp}>
          {words.tryOut}
        </Button>
      )}
      {course.at === "waiting" && <p className={styles.help}>{words.tryOutHelp}</p>}
      {course.at === "going" && course.trial && (
        <progress
          className={styles.progress}
          aria-label={words.tryingOut(course.trial.done, course.trial.of)}
          max={course.trial.of}
          value={course.trial.done}
        />
      )}
      {course.at === "going" && (
        <p className={styles.help}>
          {course.trial ? words.tryingOut(course.trial.done, course.trial.of) : words.beginning}
        </p>
      )}
      <div role="status">
        {course.at === "failed" && <p className={styles.help}>{words.couldNotTry}</p>}
        {course.at === "over" && course.trial && <Outcome trial={course.trial} />}
      </div>
    </div>
  );
}

function Outcome({ trial: { ended, of, lengths, warning } }: { readonly trial: Trial }) {
  const words = bookWords();
  return (
    <>
      {warning && <p className={styles.warning}>{words[warning]}</p>}
      {ended === 0 ? (
        <p>{words.goesOn}</p>
      ) : (
        <p>
          {words.ends(Math.round((ended / of) * 100))}{" "}
          {lengths && words.lengths(lengths.median, lengths.longest)}
        </p>
      )}
    </>
  );
}
