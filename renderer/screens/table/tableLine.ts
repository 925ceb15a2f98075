// How does a page get to its seat at a table, at first and after a reload?

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHouse } from '#renderer/app/houseContext.ts';
import { rememberedSeat, rememberSeat } from '#renderer/app/seatToken.ts';
import { useSessions } from '#renderer/app/sessionsContext.ts';
import type { HouseSession, TableSession, TableSnapshot } from '#renderer/session/session.ts';

/** `none`: this page has no seat there. `silent`: the house, which would know, does not answer. */
export type Line = TableSession | 'opening' | 'none' | 'silent';

async function tokenFor(table: string, house: HouseSession): Promise<string | null> {
  const remembered = rememberedSeat(sessionStorage, table);
  if (remembered !== null) return remembered;
  const answer = await house.ask('openTables', {});
  if (!answer.ok) throw new Error(answer.error.message);
  const token = answer.value.find((open) => open.table === table)?.token ?? null;
  if (token !== null) rememberSeat(sessionStorage, table, token);
  return token;
}

/** The line to a table, closed when the component goes; `again` opens a new one, taking the seat over. */
export function useTableLine(table: string): { readonly line: Line; readonly again: () => void } {
  const { house } = useHouse();
  const sessions = useSessions();
  const [line, setLine] = useState<Line>('opening');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    let opened: TableSession | null = null;
    setLine('opening');
    tokenFor(table, house).then(
      (token) => {
        if (!wanted) return;
        opened = token === null ? null : sessions.openTable(table, token);
        setLine(opened ?? 'none');
      },
      () => wanted && setLine('silent'),
    );
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [house, sessions, table, turn]);
  return { line, again: useCallback(() => setTurn((now) => now + 1), []) };
}

export const useSnapshot = (session: TableSession): TableSnapshot =>
  useSyncExternalStore(useCallback((listener) => session.subscribe(listener), [session]), () => session.snapshot());
