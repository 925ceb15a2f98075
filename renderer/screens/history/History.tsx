// Which rounds were played here, and how did they end for me?

import { useState } from 'react';
import { useAnswer } from '#renderer/app/houseContext.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Page } from '#renderer/ui/Page.tsx';
import type { StoredRound } from '#shared/protocol/messages.ts';
import { gameText } from '#shared/text/gameTexts.ts';
import { placeOf } from '../table/standings.ts';
import styles from './History.module.css';

const pageSize = 25;
/** What the protocol allows in one answer. */
const most = 200;

export function History() {
  const [limit, setLimit] = useState(pageSize);
  const { asked, again } = useAnswer('rounds', { limit, before: null });
  const words = text().history;
  return (
    <Page title={words.title} wide>
      {asked.state === 'failed' && <Failure message={asked.message} again={again} />}
      {asked.state === 'answered' && asked.value.length === 0 && <p className={styles.empty}>{words.empty}</p>}
      {asked.state === 'answered' && asked.value.length > 0 && <Rounds rounds={asked.value} />}
      {asked.state === 'answered' && asked.value.length >= limit && limit < most && (
        <div>
          <Button onClick={() => setLimit(Math.min(most, limit + pageSize))}>{words.more}</Button>
        </div>
      )}
    </Page>
  );
}

function Rounds({ rounds }: { readonly rounds: readonly StoredRound[] }) {
  const words = text().history;
  return (
    <div className={styles.paper}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.game}</th>
            <th scope="col">{words.players}</th>
            <th scope="col">{words.place}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map((round) => (
            <tr key={round.id}>
              <td className={styles.date}>{words.when(round.endedAt)}</td>
              <td>{gameText(round.game).name}</td>
              <td className={styles.players}>{round.players.join(', ')}</td>
              <td className={styles.place}>{ownPlace(round)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ownPlace({ seat, result, players }: StoredRound): string {
  const words = text().history;
  const place = seat === null ? null : placeOf(result, seat);
  return place === null ? words.watched : words.placeOf(place, players.length);
}
