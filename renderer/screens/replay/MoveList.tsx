// Which moves were made, and how does one get to each?

import { memo, useEffect, useMemo, useRef } from 'react';
import { text } from '#renderer/text/text.ts';
import type { Replay } from '#shared/protocol/replay.ts';
import styles from './MovesAndCards.module.css';
import { moveWords } from './moveWords.ts';
import type { Reel } from './Reel.ts';
import { replayTable } from './replayTable.ts';

interface MoveListProps {
  readonly replay: Replay;
  readonly reel: Reel;
  readonly at: number;
}

export function MoveList({ replay, reel, at }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const sentences = useMemo(() => {
    const table = replayTable(replay);
    return reel.lines.map((line) => moveWords(line, table));
  }, [replay, reel]);
  useEffect(() => {
    const current = list.current?.children[at];
    current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={styles.moves} aria-label={text().replay.moves}>
      {sentences.map((words, index) => (
        <Move key={reel.lines[index]!.line.number} number={reel.lines[index]!.line.number} words={words} isCurrent={index === at} isIllegal={reel.lines[index]!.line.error !== null} index={index} reel={reel} />
      ))}
    </ol>
  );
}

interface MoveProps {
  readonly number: number;
  readonly words: string;
  readonly isCurrent: boolean;
  readonly isIllegal: boolean;
  readonly index: number;
  readonly reel: Reel;
}

const Move = memo(function Move({ number, words, isCurrent, isIllegal, index, reel }: MoveProps) {
  return (
    <li className={styles.line}>
      <button type="button" className={`${styles.move} ${isIllegal ? styles.illegal : ''}`} aria-current={isCurrent ? 'step' : undefined} onClick={() => reel.jump(index)}>
        <span className={styles.number}>{number}</span>
        <span>{words}</span>
      </button>
    </li>
  );
});
