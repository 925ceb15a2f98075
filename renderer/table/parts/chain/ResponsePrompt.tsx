// How is it seen that a card may be answered now, for how long, and what is at stake?

import { TimeRing } from "#renderer/table/dom/TimeRing.tsx";
import type { ControlsProps } from "#renderer/table/part.ts";
import { promptOf } from "./prompt.ts";
import styles from "./ResponsePrompt.module.css";

/** Spoken elsewhere. It takes the place of the line that says whose turn it is. */
export function ResponsePrompt({ desk, state, settings }: ControlsProps) {
  const prompt = promptOf(desk.game, state, settings.autoPass === true);
  if (!prompt) return null;
  const { words, response, isAnswered: answered, ends, openedAt } = prompt;
  const isQuiet = answered || !response.canAnswer;
  return (
    <div
      className={`${styles.prompt} ${isQuiet ? styles.quiet : ""}`}
      aria-hidden="true"
      data-window={response.number}
    >
      <TimeRing
        key={`${response.number} ${openedAt} ${ends}`}
        ms={ends}
        since={openedAt}
        isQuiet={isQuiet}
      />
      <p className={styles.words} style={{ ["--letters" as string]: words.length }}>
        {words}
      </p>
    </div>
  );
}
