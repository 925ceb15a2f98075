// How does one poker hand lead to the next without a click, unless one wants to look?

import { useState } from 'react';
import { useSettings } from '#renderer/app/settingsContext.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import type { TableState } from '#shared/protocol/table.ts';
import { autoNextMs, useAutoNext } from './autoNext.ts';
import { endedRound } from './endedRound.ts';
import styles from './HandStrip.module.css';
import { roundTitle } from './match.ts';
import { NextButton } from './NextButton.tsx';
import { comingNext, headline, waitingWords } from './roundWords.ts';
import { mayAsk, notReady, standings } from './standings.ts';

interface HandStripProps {
  readonly session: TableClient;
  readonly snapshot: TableSnapshot;
  readonly table: TableState;
  /** Something else lies over the table. */
  readonly covered: boolean;
  readonly openDetails: () => void;
}

/** Must be given the round's number as its key: to wait is for one hand. */
export function HandStrip({ session, snapshot, table, covered, openDetails }: HandStripProps) {
  const words = text().result;
  const [waits, setWaits] = useState(false);
  const { settings } = useSettings();
  const rows = standings(table, endedRound(snapshot.view, table));
  const me = table.players.find(({ id }) => id === snapshot.player);
  const mine = me !== undefined && mayAsk(me);
  const ms = autoNextMs(rows.filter((row) => row.hand !== '').length);
  const runs = useAutoNext(settings.autoNext && mine && me.presence === 'here' && !waits && !covered && snapshot.link === 'open', ms, () => void session.ask('ready', {}));
  const hand = rows.find(({ won }) => won)?.hand ?? '';
  const after = [hand, comingNext(table)].filter((part) => part !== '').join(' · ');
  return (
    <section className={styles.strip} aria-label={roundTitle(table)}>
      <p className={styles.words} role="status">
        <strong className={styles.title}>{headline(table.game, rows, snapshot.player)}</strong>
        {after !== '' && <span className={styles.after}>{after}</span>}
        {me?.ready === true && <span className={styles.after}>{waitingWords(notReady(table.players))}</span>}
      </p>
      <div className={styles.buttons}>
        {runs && <Button onClick={() => setWaits(true)}>{words.wait}</Button>}
        <Button onClick={openDetails}>{words.details}</Button>
        <NextButton session={session} table={table} player={snapshot.player} next={<>{runs && <Ring ms={ms} />}{words.nextHand}</>} />
      </div>
    </section>
  );
}

/** Empties until the next hand begins. */
function Ring({ ms }: { readonly ms: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="1" style={{ animationDuration: `${ms}ms` }} />
    </svg>
  );
}
