// What does leaving mean, and does one mean it?

import { useState } from 'react';
import { refusalWords, type Failed } from '#renderer/app/houseContext.ts';
import { goInstead } from '#renderer/app/navigation.ts';
import { forgetSeat } from '#renderer/app/seatToken.ts';
import type { TableClient } from '#renderer/client/clients.ts';
import { people } from '#renderer/screens/table/lobby/chairs.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import type { TableState } from '#shared/protocol/table.ts';

interface LeaveSheetProps {
  readonly session: TableClient;
  readonly table: TableState;
  readonly close: () => void;
  /** Told before the host is asked, and again where it refuses: a table that its last person leaves closes at once. */
  readonly setLeaving: (leaving: boolean) => void;
}

export function LeaveSheet({ session, table, close, setLeaving }: LeaveSheetProps) {
  const words = text().leave;
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const isAlone = people(table.players).length === 1;
  const home = (): void => goInstead({ screen: 'home' });
  const leave = async (): Promise<void> => {
    setLeaving(true);
    const answer = await session.ask('leave', {});
    if (answer.ok) {
      forgetSeat(sessionStorage, table.id);
      return home();
    }
    const message = refusalWords(answer);
    // Without an answer it may have been done all the same.
    if (message !== null) setLeaving(false);
    setRefusal({ message });
  };
  return (
    <Sheet
      title={words.title}
      onClose={close}
      footer={
        <>
          <Button onClick={home}>{words.home}</Button>
          <Button kind="danger" onClick={() => void leave()}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{table.stage === 'playing' ? words.inRound : words.between}</p>
      {table.stage === 'playing' && typeof table.options['stake'] === 'number' && table.options['stake'] > 0 && <p>{words.stake}</p>}
      {isAlone && <p>{words.withBots}</p>}
      <p>{words.instead}</p>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
