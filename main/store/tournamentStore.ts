// Tournaments, their state and their news (H-23).

import { z } from "zod";
import type { TournamentLine } from "#shared/protocol/tournament.ts";
import {
  structureSchema,
  type NamedStructure,
  type Structure,
} from "#shared/tournament/structure.ts";
import type { Entrant, TournamentState } from "#shared/tournament/state.ts";
import type { Database, Row } from "./database.ts";
import { columns, text, whole } from "./rows.ts";
import { formedJson, storedJson } from "./storedJson.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** `elapsed`: how long hosts have run with it so far, ms. */
export interface StoredTournament {
  readonly state: TournamentState;
  readonly elapsed: number;
}

export interface TournamentStore {
  /** Newest first; those that are not over, or all. */
  ids(which: "open" | "all"): readonly string[];
  /** Newest first. */
  newest(most: number): readonly { readonly id: string; readonly revision: number }[];
  /** Throws a StoreError `store-corrupt`. */
  load(id: string): StoredTournament | null;
  add(tournament: StoredTournament): void;
  /**
   * Stores `after`, with only the entrants that changed. Throws a StoreError `store-conflict`
   * unless `before` is what is stored.
   */
  replace(before: TournamentState, after: StoredTournament): void;
  revision(id: string): number | null;
  /** Stores only the elapsed time, in ms. */
  passed(id: string, elapsed: number): void;
  /** The last `most` lines, oldest first. */
  lines(id: string, most: number): readonly TournamentLine[];
  addLines(id: string, lines: readonly TournamentLine[]): void;
  /** H-21: by name. */
  structures(): readonly NamedStructure[];
  saveStructure(structure: NamedStructure): void;
  deleteStructure(name: string): boolean;
}

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
  id: string,
  before: readonly Entrant[],
  after: readonly Entrant[],
): void {
  after.forEach((entrant, place) => {
    if (entrant === before[place]) return;
    database.run(
      "INSERT OR REPLACE INTO entrants (tournament_id, place, entrant) VALUES (?, ?, ?)",
      id,
      place,
      JSON.stringify(entrant),
    );
  });
}

function add(database: Database, { state, elapsed }: StoredTournament): void {
  const { id, session, phase, revision } = state;
  database.run(
    "INSERT INTO tournaments (id, session_id, phase, state, revision, elapsed) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    session,
    phase,
    stateText(state),
    revision,
    Math.round(elapsed),
  );
  saveEntrants(database, id, [], state.entrants);
}

function replace(
  database: Database,
  before: TournamentState,
  { state, elapsed }: StoredTournament,
): void {
  const { id, phase, revision } = state;
  const changes = database.run(
    "UPDATE tournaments SET phase = ?, state = ?, revision = ?, elapsed = ? WHERE id = ? AND revision = ?",
    phase,
    stateText(state),
    revision,
    Math.round(elapsed),
    id,
    before.revision,
  );
  if (changes !== 1)
    throw new StoreError(
      "store-conflict",
      saysOfStore("otherTournament", { tournament: id, revision: before.revision }),
    );
  saveEntrants(database, id, before.entrants, state.entrants);
}

const readLine = (id: string, row: Row): TournamentLine => ({
  number: whole(row["number"]),
  at: whole(row["at"]),
  said: formedJson(row["said"], saidForm, what(id)),
});

const readStructure = (row: Row): NamedStructure => {
  const name = text(row["name"]);
  return {
    name,
    structure: formedJson<Structure>(
      row["structure"],
      structureSchema,
      saysOfStore("structure", { name }),
    ),
  };
};

export function tournamentStore(database: Database): TournamentStore {
  return {
    ids: (which) =>
      database
        .all(
          `SELECT id FROM tournaments ${which === "open" ? "WHERE phase IN ('registering', 'running')" : ""} ORDER BY number DESC`,
        )
        .map(({ id }) => text(id)),
    newest: (most) =>
      database
        .all("SELECT id, revision FROM tournaments ORDER BY number DESC LIMIT ?", most)
        .map(columns({ id: text, revision: whole })),
    load: (id) => load(database, id),
    add: (tournament) => add(database, tournament),
    replace: (before, after) => replace(database, before, after),
    revision: (id) => {
      const row = database.get("SELECT revision FROM tournaments WHERE id = ?", id);
      return row && whole(row["revision"]);
    },
    passed: (id, elapsed) => {
      database.run("UPDATE tournaments SET elapsed = ? WHERE id = ?", Math.round(elapsed), id);
    },
    lines: (id, most) =>
      database
        .all(
          "SELECT number, at, said FROM tournament_lines WHERE tournament_id = ? ORDER BY number DESC LIMIT ?",
          id,
          most,
        )
        .map((row) => readLine(id, row))
        .toReversed(),
    addLines: (id, lines) => {
      for (const { number, at, said } of lines)
        database.run(
          "INSERT INTO tournament_lines (tournament_id, number, at, said) VALUES (?, ?, ?, ?)",
          id,
          number,
          at,
          JSON.stringify(said),
        );
    },
    structures: () =>
      database.all("SELECT name, structure FROM structures ORDER BY name").map(readStructure),
    saveStructure: ({ name, structure }) => {
      database.run(
        "INSERT OR REPLACE INTO structures (name, structure) VALUES (?, ?)",
        name,
        JSON.stringify(structure),
      );
    },
    deleteStructure: (name) => database.run("DELETE FROM structures WHERE name = ?", name) > 0,
  };
}
