// How does a table wait for a game that is loaded only where it is played?

import type { TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { loadMissing, missingTables } from "#renderer/games/tableGames.ts";
import type { ViewMessage } from "#shared/protocol/tableMessages.ts";

/** What must be loaded, and how. */
export interface Games {
  missing(ids: readonly string[]): readonly string[];
  load(ids: readonly string[]): Promise<void>;
}

const allGames: Games = { missing: missingTables, load: loadMissing };

/** All that the table goes through, for the next begins while the last is still looked at. */
const played = ({ table, view }: TableSnapshot): readonly string[] => [
  ...(table ? [table.game, ...table.rotation.map(({ game }) => game)] : []),
  ...(view ? [view.game] : []),
];

/**
 * A line on which a table, and what is seen of it, come once every game of it has: until then it is
 * as if nothing had been said yet.
 */
class GamesFirst implements TableClient {
  readonly #line: TableClient;
  readonly #games: Games;
  readonly #changed = new Set<() => void>();
  readonly #viewed = new Set<(view: ViewMessage) => void>();
  #isLoading = false;
  /** What is told in place of a snapshot that cannot be shown yet. */
  #before: { readonly of: TableSnapshot; readonly told: TableSnapshot } | null = null;

  constructor(line: TableClient, games: Games) {
    this.#line = line;
    this.#games = games;
    line.subscribe(() => this.#tell());
    line.onView((view) => {
      if (this.#isReady()) for (const listener of this.#viewed) listener(view);
    });
  }

  readonly snapshot = (): TableSnapshot => {
    const now = this.#line.snapshot();
    if (this.#isReady()) return now;
    if (this.#before?.of !== now)
      this.#before = { of: now, told: { ...now, table: null, view: null } };
    return this.#before.told;
  };
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  };
  readonly onView = (listener: (view: ViewMessage) => void): (() => void) => {
    this.#viewed.add(listener);
    return () => this.#viewed.delete(listener);
  };
  readonly ask: TableClient["ask"] = (request, payload) => this.#line.ask(request, payload);
  readonly close = (): void => this.#line.close();

  #tell(): void {
    for (const listener of this.#changed) listener();
  }

  /** Loads what is missing. What failed is tried again with the next news. */
  #isReady(): boolean {
    const missing = this.#games.missing(played(this.#line.snapshot()));
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
    this.#tell();
    const { view } = this.#line.snapshot();
    if (view && this.#isReady()) for (const listener of this.#viewed) listener(view);
  }
}

export const gamesFirst = (line: TableClient, games: Games = allGames): TableClient =>
  new GamesFirst(line, games);
