// What if one did not move in time, and is played for (C-6)?

import { useId } from 'react';
import type { TableSession, TableSnapshot } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import styles from './AwayNotice.module.css';

interface AwayNoticeProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

/** Between rounds one comes back by asking for the next. */
export function AwayNotice({ session, snapshot: { table, player, link } }: AwayNoticeProps) {
  const id = useId();
  const words = text().table;
  const isAway = table?.players.find((sitter) => sitter.id === player)?.presence === 'away';
  return (
    <div role="status">
      {isAway && table?.stage === 'playing' && link === 'open' && (
        <section className={styles.panel} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>{words.away}</h2>
          <p className={styles.help}>{words.awayHelp}</p>
          <Button kind="primary" onClick={() => void session.ask('back', {})}>{words.back}</Button>
        </section>
      )}
    </div>
  );
}
