// What does the page tell the learner at this moment: what to look at, what came of it, what was
// learnt (H-33)?

import type { ReactNode } from "react";
import { gameText, lessonText, text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Coach.module.css";
import type { LessonState } from "./LessonClient.ts";

interface CoachProps {
  readonly game: string;
  readonly state: LessonState;
  readonly leave: () => void;
  /** What can be done at the end. */
  readonly children: ReactNode;
}

/** Before the first move, at one's own, while the others move, and at the end. */
export function coachWords(game: string, { stage, step }: LessonState): string {
  const lesson = lessonText(game);
  if (!lesson) return "";
  if (step === null) return lesson.opening;
  const at = lesson.steps[step];
  return (stage === "yours" ? at?.look : at?.then) ?? "";
}

export function Coach({ game, state, leave, children }: CoachProps) {
  const words = text().learn;
  const { stage, step, steps } = state;
  const lesson = lessonText(game);
  const isOver = stage === "over";
  return (
    <section className={`${styles.coach} ${isOver ? styles.over : ""}`} aria-label={words.coach}>
      <Button className={styles.leave} aria-label={words.leave} title={words.leave} onClick={leave}>
        <Icon name="back" />
      </Button>
      <div className={styles.words}>
        <p className={styles.where}>
          {isOver ? words.done : words.stepOf(gameText(game).name, (step ?? 0) + 1, steps)}
        </p>
        <p role="status" className={`${styles.told} ${stage === "yours" ? styles.asks : ""}`}>
          {coachWords(game, state)}
        </p>
        {isOver && lesson && (
          <>
            <ul className={styles.learnt} aria-label={words.learnt}>
              {lesson.learnt.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles.more}>{lesson.more}</p>
            {children}
          </>
        )}
      </div>
    </section>
  );
}
