// Who sits where, and which bots are there – as the table's owner decides between rounds (H-11)?

import { useState } from 'react';
import { refusalWords } from '#renderer/app/houseContext.ts';
import type { TableSession } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Avatar } from '#renderer/ui/Avatar.tsx';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Icon } from '#renderer/ui/Icon.tsx';
import { OrderTools } from '#renderer/ui/OrderTools.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import { shifted } from '#renderer/ui/shifted.ts';
import { botLevels } from '#shared/bots/bot.ts';
import type { TableState } from '#shared/protocol/table.ts';
import { asked, orderOf, withBot, type SeatOrder, type Sitter } from './seatOrder.ts';
import styles from './SeatsSheet.module.css';

interface SeatsSheetProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly close: () => void;
}

export function SeatsSheet({ session, table, close }: SeatsSheetProps) {
  const words = text().seats;
  const [order, setOrder] = useState<SeatOrder>(() => orderOf(table.players));
  const [news, setNews] = useState('');
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const isPlaying = table.stage === 'playing';
  const tell = (next: SeatOrder, said: string): void => {
    setOrder(next);
    setNews(said);
  };
  const move = (sitter: Sitter, by: -1 | 1): void => {
    const next = shifted(order, sitter.key, by);
    tell(next, words.movedTo(nameOf(sitter), next.indexOf(sitter) + 1, next.length));
  };
  const save = async (): Promise<void> => {
    const answer = await session.ask('seats', { order: asked(order) });
    if (answer.ok) return close();
    setRefusal({ message: refusalWords(answer) });
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text().app.cancel}</Button>
          <Button kind="primary" disabled={isPlaying} onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <p role={isPlaying ? 'status' : undefined}>{isPlaying ? words.notNow : words.help}</p>
      <ol className={styles.seats} aria-label={words.list}>
        {order.map((sitter, at) => (
          <li key={sitter.key} className={styles.seat}>
            <Person sitter={sitter} />
            <OrderTools
              words={{ up: words.up(nameOf(sitter)), down: words.down(nameOf(sitter)), remove: words.remove(nameOf(sitter)) }}
              at={at}
              of={order.length}
              onMove={(by) => move(sitter, by)}
              onRemove={sitter.player?.bot === null ? null : () => tell(order.filter(({ key }) => key !== sitter.key), words.removed(nameOf(sitter)))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.adding}>
        {botLevels.map((level) => (
          <Button key={level} onClick={() => tell(withBot(order, level), words.added)}>
            <Icon name="plus" />
            {words.add(text().setup.botLevels[level])}
          </Button>
        ))}
      </div>
      <p role="status" className="unseen">{news}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

const nameOf = ({ player }: Sitter): string => player?.name ?? text().seats.newBot;

function Person({ sitter }: { readonly sitter: Sitter }) {
  const words = text().seats;
  const bot = sitter.player === null ? sitter.bot : sitter.player.bot;
  return (
    <div className={styles.person}>
      {sitter.player ? <Avatar avatar={sitter.player.avatar} size={2.25} /> : <span className={styles.fresh}><Icon name="plus" /></span>}
      <span className={styles.name}>
        {nameOf(sitter)}
        <small>{bot === null ? words.person : words.bot(text().setup.botLevels[bot])}</small>
      </span>
    </div>
  );
}
