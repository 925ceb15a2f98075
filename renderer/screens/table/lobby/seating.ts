// How does somebody who watches take a chair, and what if he may not?

import { useCallback, useEffect, useState } from 'react';
import { failureOf, type Failed } from '#renderer/app/houseContext.ts';
import { rememberSeat, takeSeatWish } from '#renderer/app/seatToken.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';

export interface Seating {
  /** `instead`: of this bot. */
  readonly sit: (instead?: string) => void;
  readonly isSitting: boolean;
  /** Why it failed; the message is null where no answer came. */
  readonly refusal: Failed | null;
}

/** Who has come in by the table's code, and wished for a chair, takes one as soon as he is here. */
export function useSeating(session: TableClient, { table, link, player }: TableSnapshot): Seating {
  const id = table?.id ?? null;
  const [isSitting, setSitting] = useState(false);
  const [refusal, setRefusal] = useState<Seating['refusal']>(null);
  const sit = useCallback((instead?: string) => {
    if (id === null) return;
    setSitting(true);
    void session.ask('sit', instead === undefined ? {} : { instead }).then((answer) => {
      setSitting(false);
      setRefusal(failureOf(answer));
      if (answer.ok) rememberSeat(sessionStorage, id, answer.value.token);
    });
  }, [session, id]);
  const isHere = link === 'open' && player === null;
  useEffect(() => {
    if (isHere && id !== null && takeSeatWish(id)) sit();
  }, [isHere, id, sit]);
  return { sit, isSitting, refusal };
}
