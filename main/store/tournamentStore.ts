// Tournaments, their state and their news (H-23).

import { z } from "zod";
import type { TournamentLine } from "#shared/protocol/tournament.ts";
import {
  structureSchema,
  type NamedStructure,
  type Structure,
} from "#shared/tournament/structure.ts";
import type { Entrant, TournamentState } from "#shared/tournament/state.ts";
import type { Database } from "./database.ts";
import { columns, formedJson, storedJson, text, whole } from "./rows.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** `elapsed`: how long hosts have run with it so far, ms. */
export type StoredTournament = Readonly<{
  state: TournamentState;
  elapsed: number;
}>;

export const saidForm = z.strictObject({
  key: z.string(),
  args: z.record(z.string(), z.unknown()),
});

/**
 * An event changes one or two of a hundred tables, so an object that is the same as before is not
 * stringified again.
 */
const texts = new WeakMap<object, string>();

function textOf(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}

const listText = (parts: readonly object[]): string => `[${parts.map(textOf).join(",")}]`;

const stateText = ({
  entrants: _entrants,
  setup,
  tables,
  draws,
  course,
  ...state
}: TournamentState): string =>
  `${JSON.stringify(state).slice(0, -1)},"setup":${textOf(setup)},"tables":${listText(tables)},"draws":${listText(draws)},"course":${textOf(course)}}`;

const what = (id: string) => saysOfStore("tournament", { tournament: id });

function load(database: Database, id: string): StoredTournament | null {
  const row = database.get("SELECT state, elapsed FROM tournaments WHERE id = ?", id);
  if (!row) return null;
  const entrants = database
    .all("SELECT entrant FROM entrants WHERE tournament_id = ? ORDER BY place", id)
    .map(({ entrant }) => storedJson<Entrant>(entrant, what(id)));
  return {
    state: { ...storedJson<Omit<TournamentState, "entrants">>(row["state"], what(id)), entrants },
    elapsed: whole(row["elapsed"]),
  };
}

function saveEntrants(
  database: Database,
  tournamentId: string,
  before: readonly Entrant[],
  after: readonly Entrant[],
): void {
  after.forEach((entrant, place) => {
    if (entrant !== before[place])
      database.insert("entrants", { tournamentId, place, entrant }, "OR REPLACE");
  });
}

const changing = ({ state, elapsed }: StoredTournament) => ({
  phase: state.phase,
  state: stateText(state),
  revision: state.revision,
  elapsed: Math.round(elapsed),
});

function replace(database: Database, before: TournamentState, after: StoredTournament): void {
  const { id, revision } = before;
  if (database.update("tournaments", changing(after), { id, revision }) !== 1)
    throw new StoreError(
      "store-conflict",
      saysOfStore("otherTournament", { tournament: id, revision }),
    );
  saveEntrants(database, id, before.entrants, after.state.entrants);
}

const lineColumns = columns({ number: whole, at: whole });

export const tournamentStore = (database: Database) => ({
  /** Newest first; those that are not over, or all. */
  ids: (which: "open" | "all") =>
    database
      .all(
        `SELECT id FROM tournaments ${which === "open" ? "WHERE phase IN ('registering', 'running')" : ""} ORDER BY number DESC`,
      )
      .map(({ id }) => text(id)),
  /** Newest first. */
  newest: (most: number) =>
    database
      .all("SELECT id, revision FROM tournaments ORDER BY number DESC LIMIT ?", most)
      .map(columns({ id: text, revision: whole })),
  /** Throws a StoreError `store-corrupt`. */
  load: (id: string) => load(database, id),
  add: (tournament: StoredTournament): void => {
    const { id, session, entrants } = tournament.state;
    database.insert("tournaments", { id, sessionId: session, ...changing(tournament) });
    saveEntrants(database, id, [], entrants);
  },
  /**
   * Stores `after`, with only the entrants that changed. Throws a StoreError `store-conflict`
   * unless `before` is what is stored.
   */
  replace: (before: TournamentState, after: StoredTournament) => replace(database, before, after),
  revision: (id: string) =>
    database.value(whole, "SELECT revision FROM tournaments WHERE id = ?", id),
  /** Stores only the elapsed time, in ms. */
  passed: (id: string, elapsed: number) =>
    void database.update("tournaments", { elapsed: Math.round(elapsed) }, { id }),
  /** The last `most` lines, oldest first. */
  lines: (id: string, most: number): readonly TournamentLine[] =>
    database
      .all(
        "SELECT number, at, said FROM tournament_lines WHERE tournament_id = ? ORDER BY number DESC LIMIT ?",
        id,
        most,
      )
      .map((row) => ({
        ...lineColumns(row),
        said: formedJson<TournamentLine["said"]>(row["said"], saidForm, what(id)),
      }))
      .toReversed(),
  addLines: (tournamentId: string, lines: readonly TournamentLine[]): void =>
    lines.forEach(({ number, at, said }) =>
      database.insert("tournament_lines", { tournamentId, number, at, said }),
    ),
  /** H-21: by name. */
  structures: (): readonly NamedStructure[] =>
    database.all("SELECT name, structure FROM structures ORDER BY name").map((row) => {
      const name = text(row["name"]);
      const about = saysOfStore("structure", { name });
      return { name, structure: formedJson<Structure>(row["structure"], structureSchema, about) };
    }),
  saveStructure: ({ name, structure }: NamedStructure) =>
    void database.insert("structures", { name, structure }, "OR REPLACE"),
  deleteStructure: (name: string) =>
    database.run("DELETE FROM structures WHERE name = ?", name) > 0,
});
