// Which moves were made, and how does one get to each?

import { memo, useEffect, useMemo, useRef } from 'react';
import { text } from '#renderer/text/text.ts';
import type { TableState } from '#shared/protocol/table.ts';
import styles from './MovesAndCards.module.css';
import { moveWords } from './moveWords.ts';
import type { Reel } from './Reel.ts';
import type { SeenLine } from './replayTable.ts';

interface MoveListProps {
  readonly table: TableState;
  readonly lines: readonly SeenLine[];
  readonly at: number;
  readonly reel: Reel;
}

export function MoveList({ table, lines, at, reel }: MoveListProps) {
  const list = useRef<HTMLOListElement>(null);
  const moves = useMemo(() => lines.map((seen) => ({ number: seen.line.number, words: moveWords(seen, table), isIllegal: seen.line.error !== null })), [lines, table]);
  useEffect(() => {
    const current = list.current?.children[at];
    current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={styles.moves} aria-label={text().replay.moves}>
      {moves.map((move, index) => <Move key={move.number} {...move} isCurrent={index === at} index={index} reel={reel} />)}
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
