import { use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { failureOf, HouseContext, type Failed } from "#renderer/context/houseContext.ts";
import { isNewAt, rememberedSeat, rememberSeat } from "#renderer/context/seatToken.ts";
import { whileWanted } from "#renderer/context/whileWanted.ts";
import { useClients } from "#renderer/context/appContext.ts";
import type { HouseClient, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { Listeners } from "#renderer/client/listeners.ts";
import { loadMissing, missingTables } from "#renderer/games/tableGames.ts";
import type { TableAsk, TableRequest } from "#shared/protocol/schema.ts";
import type { TableState, ViewMessage } from "#shared/protocol/table.ts";

interface Games {
  missing(ids: readonly string[]): readonly string[];
  load(ids: readonly string[]): Promise<void>;
}

const allGames: Games = { missing: missingTables, load: loadMissing };

const played = ({ table, view }: TableSnapshot): readonly string[] => [
  ...(table ? [table.game, ...table.rotation.map(({ game }) => game)] : []),
  ...(view ? [view.game] : []),
];

/**
 * A line that withholds table and views until the code of all its games is loaded, as if nothing
 * had arrived yet.
 */
class GamesFirst implements TableClient {
  readonly #client: TableClient;
  readonly #games: Games;
  readonly #changed = new Listeners();
  readonly #viewed = new Listeners<[view: ViewMessage]>();
  #isLoading = false;
  #before: Readonly<{ of: TableSnapshot; told: TableSnapshot }> | null = null;

  constructor(client: TableClient, games: Games) {
    this.#client = client;
    this.#games = games;
    client.subscribe(() => this.#changed.tell());
    client.onView((view) => {
      if (this.#isReady()) this.#viewed.tell(view);
    });
  }

  readonly snapshot = (): TableSnapshot => {
    const now = this.#client.snapshot();
    if (this.#isReady()) return now;
    if (this.#before?.of !== now)
      this.#before = { of: now, told: { ...now, table: null, view: null } };
    return this.#before.told;
  };
  readonly subscribe = this.#changed.add;
  readonly onView = this.#viewed.add;
  readonly ask: TableClient["ask"] = (request, payload) => this.#client.ask(request, payload);
  readonly close = (): void => this.#client.close();

  /** A failed load is retried with the next message. */
  #isReady(): boolean {
    const missing = this.#games.missing(played(this.#client.snapshot()));
    if (missing.length > 0 && !this.#isLoading) {
      this.#isLoading = true;
      this.#games.load(missing).then(
        () => this.#come(),
        () => (this.#isLoading = false),
      );
    }
    return missing.length === 0;
  }

  #come(): void {
    this.#isLoading = false;
    this.#changed.tell();
    const { view } = this.#client.snapshot();
    if (view && this.#isReady()) this.#viewed.tell(view);
  }
}

export const gamesFirst = (client: TableClient, games: Games = allGames): TableClient =>
  new GamesFirst(client, games);

/**
 * `none`: this page has no identity and no seat there. `silent`: the house, which would know, does
 * not answer.
 */
type TableClientState = TableClient | "opening" | "none" | "silent";

/**
 * `found`: this tab has the seat's token, or there is none and the page spectates under the
 * identity in the browser's cookie.
 */
type Search = "opening" | "none" | "silent" | "found";

/**
 * Takes the token from the house's list of the person's own tables. Rejects if the house does not
 * answer.
 */
async function rememberListed(table: string, house: HouseClient) {
  const answer = await house.ask("openTables", {});
  if (!answer.ok) throw new Error(answer.error.key);
  const listed = answer.value.find((open) => open.table === table);
  if (listed && "token" in listed) rememberSeat(sessionStorage, table, listed.token);
}

/**
 * Needs no house if this tab has a token or has just come in without one; otherwise asks the house.
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
    return whileWanted(
      rememberListed(table, house),
      () => setSearch("found"),
      () => setSearch("silent"),
    );
  }, [house, table, isFound, turn]);
  return search;
}

/**
 * Opens the line to a table and closes it when the component unmounts; `again` opens a new one and
 * takes the seat over. The component needs the table's id as its key.
 */
export function useTableClient(table: string): Readonly<{
  client: TableClientState;
  again: () => void;
}> {
  const clients = useClients();
  const { retry } = use(HouseContext);
  const [turn, setTurn] = useState(0);
  const search = useSearch(table, turn);
  const isFound = search === "found";
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    if (!isFound) return undefined;
    const token = rememberedSeat(sessionStorage, table);
    const opened = gamesFirst(clients.openTable(table, token === null ? {} : { token }));
    setClient(opened);
    return () => {
      opened.close();
      setClient(null);
    };
  }, [clients, table, isFound, turn]);
  const again = useCallback(() => {
    if (!isFound) retry();
    setTurn((now) => now + 1);
  }, [isFound, retry]);
  return { client: isFound ? (client ?? "opening") : search, again };
}

export const useSnapshot = (client: TableClient): TableSnapshot =>
  useSyncExternalStore(
    useCallback((listener) => client.subscribe(listener), [client]),
    () => client.snapshot(),
  );

export function useTableActions(client: Pick<TableClient, "ask">) {
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const act = async <R extends TableRequest>(request: R, payload: TableAsk<R>) => {
    const answer = await client.ask(request, payload);
    setRefusal(failureOf(answer));
    return answer.ok;
  };
  return { refusal, act };
}

/** What the parts of a table's screen are given; `player` is null for spectators. */
export type TableProps = Readonly<{
  client: TableClient;
  table: TableState;
  player: string | null;
}>;
