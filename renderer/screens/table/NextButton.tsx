// How does one say that one is ready for the next round – or get into it at all (H-9)?

import { useState } from 'react';
import { refusalWords } from '#renderer/app/houseContext.ts';
import type { TableSession } from '#renderer/session/session.ts';
import { text } from '#renderer/text/text.ts';
import { Button } from '#renderer/ui/Button.tsx';
import { Failure } from '#renderer/ui/Failure.tsx';
import type { TableRequest } from '#shared/protocol/schema.ts';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';
import { OwnBalance } from './OwnBalance.tsx';
import styles from './NextButton.module.css';

interface NextButtonProps {
  readonly session: TableSession;
  readonly table: TableState;
  readonly player: string | null;
}

interface Step {
  readonly label: string;
  readonly help: string;
  readonly request: Extract<TableRequest, 'ready' | 'rebuy' | 'sitOut'> | null;
}

/** What stands between a player and the next round. */
function stepFor({ sitsOut, ready }: TablePlayer, { settings }: TableState): Step {
  const words = text().result;
  if (sitsOut === 'wish') return { label: words.dealMeIn, help: words.sitsOutHelp, request: 'sitOut' };
  if (sitsOut === 'broke' && settings.rebuys) return { label: words.rebuy(settings.buyIn), help: words.rebuyHelp, request: 'rebuy' };
  if (sitsOut === 'broke') return { label: words.next, help: words.brokeHelp, request: null };
  return { label: words.next, help: '', request: ready ? null : 'ready' };
}

export function NextButton({ session, table, player }: NextButtonProps) {
  const [refusal, setRefusal] = useState<{ readonly message: string | null } | null>(null);
  const me = table.players.find(({ id }) => id === player);
  if (!me || me.gone) return null;
  const { label, help, request } = stepFor(me, table);
  const act = async (): Promise<void> => {
    if (request === null) return;
    const answer = await (request === 'sitOut' ? session.ask('sitOut', { out: false }) : session.ask(request, {}));
    setRefusal(answer.ok ? null : { message: refusalWords(answer) });
  };
  return (
    <>
      <Button kind="primary" className={styles.next} disabled={request === null} onClick={() => void act()}>
        {label}
      </Button>
      {help !== '' && <p className={styles.help}>{help} {request === 'rebuy' && <OwnBalance least={table.settings.buyIn} />}</p>}
      {refusal !== null && <Failure message={refusal.message} />}
    </>
  );
}
