// How is it seen that a card may be answered now, for how long, and what is at stake?

import { useMemo, type CSSProperties } from 'react';
import type { ControlsProps } from '#renderer/table/part.ts';
import { promptOf, type Prompt } from './prompt.ts';
import styles from './ResponsePrompt.module.css';

/** Spoken elsewhere. It takes the place of the line that says whose turn it is. */
export function ResponsePrompt({ desk, state, settings }: ControlsProps) {
  const prompt = promptOf(desk.game, state, settings.autoPass === true);
  if (!prompt) return null;
  const { words, response, isAnswered: answered, ends, openedAt } = prompt;
  const isQuiet = answered || !response.canAnswer;
  return (
    <div className={`${styles.prompt} ${isQuiet ? styles.quiet : ''}`} aria-hidden="true" data-window={response.number}>
      <Ring key={`${response.number} ${openedAt} ${ends}`} ends={ends} openedAt={openedAt} />
      <p className={styles.words} style={{ ['--letters' as string]: words.length }}>{words}</p>
    </div>
  );
}

/** Runs down by itself from where it stood when it was drawn first. */
function Ring({ ends, openedAt }: Pick<Prompt, 'ends' | 'openedAt'>) {
  const run = useMemo((): CSSProperties => (openedAt === null ? { strokeDashoffset: 1, animation: 'none' } : { animationDuration: `${ends}ms`, animationDelay: `${Math.round(openedAt - performance.now())}ms` }), [ends, openedAt]);
  return (
    <svg className={styles.ring} viewBox="0 0 36 36" focusable="false">
      <circle className={styles.track} cx="18" cy="18" r="15" />
      <circle className={styles.left} cx="18" cy="18" r="15" pathLength="1" style={run} />
    </svg>
  );
}
