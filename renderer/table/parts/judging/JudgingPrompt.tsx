// How is it seen what the person is asked to judge, and for how long?

import { TimeRing } from "#renderer/table/dom/TimeRing.tsx";
import type { ControlsProps } from "#renderer/table/part.ts";
import { whoAt } from "#renderer/table/desk/people.ts";
import styles from "#renderer/table/parts/chain/ResponsePrompt.module.css";
import { judgedIn, judgingIn } from "./judgingDesk.ts";

/** Spoken elsewhere. It takes the place of the line that says whose turn it is. */
export function JudgingPrompt({ desk, state }: ControlsProps) {
  const judged = judgedIn(desk.game, state);
  if (!judged) return null;
  const { runs } = judgingIn(state).asked ?? { runs: null };
  const words = judged.words(whoAt(state.snapshot.table, state.view?.seen.viewer ?? "spectator"));
  return (
    <div className={styles.prompt} aria-hidden="true" data-window={judged.number}>
      {runs && (
        <TimeRing
          key={`${judged.number} ${runs.since} ${runs.ms}`}
          ms={runs.ms}
          since={runs.since}
        />
      )}
      <p className={styles.words} style={{ ["--letters" as string]: words.length }}>
        {words}
      </p>
    </div>
  );
}
