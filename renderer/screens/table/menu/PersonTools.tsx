// What can the table's owner do about one of its people, and what becomes of him then (H-17)?

import { useState } from 'react';
import { failureOf, type Failed } from '#renderer/app/houseContext.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';
import { fateOf } from './fate.ts';
import styles from './SeatsSheet.module.css';

interface PersonToolsProps {
  readonly session: TableClient;
  readonly table: TableState;
  /** Who has no seat is known by his name alone. */
  readonly person: TablePlayer | { readonly watcher: string };
  /** Something was done that nobody can see in the list. */
  readonly done: () => void;
}

/** What is asked once more before it is done. */
type Deed = 'remove' | 'ban' | 'handOver';

export function PersonTools({ session, table, person, done }: PersonToolsProps) {
  const words = text().persons;
  const [deed, setDeed] = useState<Deed | null>(null);
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isWatcher = 'watcher' in person;
  const name = isWatcher ? person.watcher : person.name;
  const called = isWatcher ? person : { player: person.id };
  const isMuted = (isWatcher ? table.lan?.mutedWatching.includes(name) : table.lan?.muted.includes(person.id)) ?? false;
  const act = async (what: Deed | 'mute'): Promise<void> => {
    const answer = await (what === 'mute' ? session.ask('mute', { ...called, muted: !isMuted })
      : what === 'handOver' && !isWatcher ? session.ask('handOver', { to: person.id }) : session.ask('remove', { ...called, ban: what === 'ban' }));
    setRefusal(failureOf(answer));
    if (!answer.ok) return;
    setDeed(null);
    if (what === 'handOver') done();
  };
  const titles = { remove: words.removeTitle, ban: words.banTitle, handOver: words.handOverTitle };
  const labels = { remove: words.remove, ban: words.ban, handOver: words.handOver };
  return (
    <div className={styles.tools} role="group" aria-label={words.tools(name)}>
      {deed === null ? (
        <>
          {table.lan && <Button onClick={() => void act('mute')}>{isMuted ? words.unmute : words.mute}</Button>}
          {!isWatcher && <Button onClick={() => setDeed('handOver')}>{words.handOver}</Button>}
          <Button onClick={() => setDeed('remove')}>{words.remove}</Button>
          {table.lan && <Button onClick={() => setDeed('ban')}>{words.ban}</Button>}
          {isMuted && <p className={styles.fate}>{words.muteHelp(name)}</p>}
        </>
      ) : (
        <>
          <h3 className={styles.deed}>{titles[deed](name)}</h3>
          <p className={styles.fate}>{deed === 'handOver' ? words.handOverHelp(name) : fateOf(isWatcher ? { name, seat: null, out: false, chips: null } : person, table, deed).join(' ')}</p>
          <Button autoFocus onClick={() => setDeed(null)}>{text().app.cancel}</Button>
          <Button kind="danger" onClick={() => void act(deed)}>{labels[deed]}</Button>
        </>
      )}
      {refusal !== null && <Failure message={refusal.message} />}
    </div>
  );
}
