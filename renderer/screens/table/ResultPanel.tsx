// How did the round end, and what now?

import { useEffect, useId, useRef } from 'react';
import { go } from '#renderer/app/navigation.ts';
import type { TableSession, TableSnapshot } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Icon } from '#renderer/ui/Icon.tsx';
import type { TableState } from '#shared/protocol/table.ts';
import { useDrag } from './drag.ts';
import styles from './ResultPanel.module.css';
import { notReady, standings, type Standing } from './standings.ts';
import { StandingsTable } from './StandingsTable.tsx';

interface ResultPanelProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  readonly hide: () => void;
}

/** No modal dialog: the table beneath stays in sight and in reach. */
export function ResultPanel({ session, snapshot, table, hide }: ResultPanelProps) {
  const words = text().result;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { offset, handle } = useDrag(panel);
  const rows = standings(table, snapshot.view?.seen.facts.left ?? []);
  const waitedFor = notReady(table.players);
  const mine = waitedFor.some((player) => player.id === snapshot.player);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={id} style={{ transform: `translate(${offset.x}px, ${offset.y}px)` }}>
      <header className={styles.header} {...handle} title={words.move}>
        <div>
          <p className={styles.round}>{words.title(table.roundNumber)}</p>
          <h2 id={id} className={styles.title}>
            {headline(rows, snapshot.player)}
          </h2>
        </div>
        <button type="button" className={styles.hide} aria-label={words.hide} onClick={hide}>
          <Icon name="close" />
        </button>
      </header>
      <StandingsTable rows={rows} me={snapshot.player} />
      <footer className={styles.footer}>
        <p role="status" className={styles.status}>
          {mine ? '' : waitedFor.length > 0 ? words.waitingFor(waitedFor.map(({ name }) => name)) : words.allReady}
        </p>
        <Button onClick={() => go({ screen: 'table', table: table.id, over: 'leave' })}>{words.leave}</Button>
        <Button kind="primary" disabled={!mine} onClick={() => void session.ask('ready', {})}>
          {words.next}
        </Button>
      </footer>
    </section>
  );
}

function headline(rows: readonly Standing[], me: string | null): string {
  const words = text().result;
  const king = rows.find(({ title }) => title === 'king');
  const bastard = rows.find(({ title }) => title === 'bastard');
  if (king?.player.id === me) return words.youAreKing;
  if (bastard?.player.id === me) return words.youAreBastard;
  return king ? words.kingIs(king.player.name) : '';
}
