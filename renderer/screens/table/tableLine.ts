// How does a page get to its seat at a table, at first and after a reload?

import { use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { HouseContext } from '#renderer/app/houseContext.ts';
import { rememberedSeat, rememberSeat } from '#renderer/app/seatToken.ts';
import { useClients } from '#renderer/app/clientsContext.ts';
import type { HouseClient, TableClient, TableSnapshot } from '#renderer/client/clients.ts';

/** `none`: this page has no seat there. `silent`: the house, which would know, does not answer. */
export type Line = TableClient | 'opening' | 'none' | 'silent';

type Search = { readonly state: 'opening' | 'none' | 'silent' } | { readonly state: 'found'; readonly token: string };

/** The house lists its owner's tables with their tokens. Null where it does not list this one; rejects where it does not answer. */
async function listedToken(table: string, house: HouseClient): Promise<string | null> {
  const answer = await house.ask('openTables', {});
  if (!answer.ok) throw new Error(answer.error.key);
  const listed = answer.value.find((open) => open.table === table);
  const token = listed && 'token' in listed ? listed.token : null;
  if (token !== null) rememberSeat(sessionStorage, table, token);
  return token;
}

/** The seat's token: remembered by this tab – then no house is needed – or listed by the house. */
function useToken(table: string, turn: number): Search {
  const { line: house } = use(HouseContext);
  const [search, setSearch] = useState<Search>(() => {
    const token = rememberedSeat(sessionStorage, table);
    return token === null ? { state: 'opening' } : { state: 'found', token };
  });
  const isFound = search.state === 'found';
  useEffect(() => {
    if (isFound) return undefined;
    if (typeof house === 'string') {
      setSearch({ state: house === 'no-key' ? 'none' : house });
      return undefined;
    }
    let wanted = true;
    listedToken(table, house).then(
      (token) => wanted && setSearch(token === null ? { state: 'none' } : { state: 'found', token }),
      () => wanted && setSearch({ state: 'silent' }),
    );
    return () => {
      wanted = false;
    };
  }, [house, table, isFound, turn]);
  return search;
}

/**
 * The line to a table, closed when the component goes; `again` opens a new one, taking the seat over.
 * The component must not outlive the table: give it the table's id as its key.
 */
export function useTableLine(table: string): { readonly line: Line; readonly again: () => void } {
  const clients = useClients();
  const { retry } = use(HouseContext);
  const [turn, setTurn] = useState(0);
  const search = useToken(table, turn);
  const token = search.state === 'found' ? search.token : null;
  const [session, setSession] = useState<TableClient | null>(null);
  useEffect(() => {
    if (token === null) return undefined;
    const opened = clients.openTable(table, token);
    setSession(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [clients, table, token, turn]);
  const again = useCallback(() => {
    if (token === null) retry();
    setTurn((now) => now + 1);
  }, [token, retry]);
  return { line: search.state === 'found' ? (session ?? 'opening') : search.state, again };
}

export const useSnapshot = (session: TableClient): TableSnapshot =>
  useSyncExternalStore(useCallback((listener) => session.subscribe(listener), [session]), () => session.snapshot());
