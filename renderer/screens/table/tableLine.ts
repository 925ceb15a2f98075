// How does a page get to its seat at a table, or to look on there, at first and after a reload?

import { use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { HouseContext } from "#renderer/context/houseContext.ts";
import { isNewAt, rememberedSeat, rememberSeat } from "#renderer/context/seatToken.ts";
import { useClients } from "#renderer/context/clientsContext.ts";
import type { HouseClient, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { gamesFirst } from "./gamesFirst.ts";

/**
 * `none`: nobody is known by this page, and it has no seat there. `silent`: the house, which would
 * know, does not answer.
 */
export type Line = TableClient | "opening" | "none" | "silent";

/**
 * `found`: out. The seat's token is remembered by this tab, or there is none: then one looks on, as
 * whom the browser's cookie says one is.
 */
type Search = "opening" | "none" | "silent" | "found";

/** The house lists one's own tables with their tokens. Rejects where it does not answer. */
async function rememberListed(table: string, house: HouseClient): Promise<void> {
  const answer = await house.ask("openTables", {});
  if (!answer.ok) throw new Error(answer.error.key);
  const listed = answer.value.find((open) => open.table === table);
  if (listed && "token" in listed) rememberSeat(sessionStorage, table, listed.token);
}

/**
 * Where this tab remembers a token no house is needed, and who has just come in has none; else the
 * house is asked for it.
 */
function useSearch(table: string, turn: number): Search {
  const { line: house } = use(HouseContext);
  const [search, setSearch] = useState<Search>(() =>
    rememberedSeat(sessionStorage, table) !== null || isNewAt(table) ? "found" : "opening",
  );
  const isFound = search === "found";
  useEffect(() => {
    if (isFound) return undefined;
    if (typeof house === "string") {
      setSearch(house === "no-key" ? "none" : house);
      return undefined;
    }
    let wanted = true;
    rememberListed(table, house).then(
      () => wanted && setSearch("found"),
      () => wanted && setSearch("silent"),
    );
    return () => {
      wanted = false;
    };
  }, [house, table, isFound, turn]);
  return search;
}

/**
 * The line to a table, closed when the component goes; `again` opens a new one, taking the seat
 * over. The component must not outlive the table: give it the table's id as its key.
 */
export function useTableLine(table: string): { readonly line: Line; readonly again: () => void } {
  const clients = useClients();
  const { retry } = use(HouseContext);
  const [turn, setTurn] = useState(0);
  const search = useSearch(table, turn);
  const isFound = search === "found";
  const [session, setSession] = useState<TableClient | null>(null);
  useEffect(() => {
    if (!isFound) return undefined;
    const token = rememberedSeat(sessionStorage, table);
    const opened = gamesFirst(clients.openTable(table, token === null ? {} : { token }));
    setSession(opened);
    return () => {
      opened.close();
      setSession(null);
    };
  }, [clients, table, isFound, turn]);
  const again = useCallback(() => {
    if (!isFound) retry();
    setTurn((now) => now + 1);
  }, [isFound, retry]);
  return { line: isFound ? (session ?? "opening") : search, again };
}

export const useSnapshot = (session: TableClient): TableSnapshot =>
  useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.snapshot(),
  );
