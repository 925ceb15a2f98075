// What is on the screen of somebody who has a seat: the table, and what may lie over it?

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { go, goBack } from '#renderer/app/navigation.ts';
import type { Overlay } from '#renderer/app/route.ts';
import { useSettings } from '#renderer/app/settingsContext.ts';
import { useSounds } from '#renderer/app/soundsContext.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { Table } from '#renderer/table/Table.tsx';
import { gameText, text } from '#renderer/text/text.ts';
import styles from './AtTable.module.css';
import { AwayNotice } from './AwayNotice.tsx';
import { LinkBanner } from './LinkBanner.tsx';
import { Result } from './result/Result.tsx';
import { useSnapshot } from './tableLine.ts';
import { TableOverlay } from './menu/TableOverlay.tsx';
import { Waiting } from './Waiting.tsx';

/** `left`: by one's own wish. */
export type Ending = NonNullable<TableSnapshot['ended']> | 'left';

interface AtTableProps {
  readonly id: string;
  readonly session: TableClient;
  readonly over: Overlay | null;
  /** What to show once the line has ended for good. */
  readonly ended: (why: Ending) => ReactNode;
}

export function AtTable({ id, session, over, ended }: AtTableProps) {
  const snapshot = useSnapshot(session);
  const { settings, change } = useSettings();
  const [moving, setMoving] = useState(false);
  const sounds = useSounds();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState(false);
  const title = text().table.title(gameText(snapshot.table?.game ?? '').name);
  useEffect(() => {
    document.title = `${title} – ${text().app.name}`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const openMenu = (): void => go({ screen: 'table', table: id, over: 'menu' });
  const backToTable = (): void => goBack({ screen: 'table', table: id, over: null });

  if (snapshot.link === 'ended') return ended(leaving ? 'left' : (snapshot.ended ?? 'refused'));
  return (
    <main className={styles.place}>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {title}
      </h1>
      <Table session={session} settings={settings} sounds={sounds} onMenu={openMenu} onSettings={change} onMoving={setMoving} />
      <LinkBanner link={snapshot.link} />
      <AwayNotice session={session} snapshot={snapshot} />
      {snapshot.table?.stage === 'waiting' && <Waiting session={session} table={snapshot.table} player={snapshot.player} />}
      {snapshot.table && <Result session={session} snapshot={snapshot} table={snapshot.table} moving={moving} covered={over !== null} setLeaving={setLeaving} />}
      {snapshot.table && over !== null && <TableOverlay id={id} over={over} session={session} table={snapshot.table} player={snapshot.player} close={backToTable} setLeaving={setLeaving} />}
    </main>
  );
}
