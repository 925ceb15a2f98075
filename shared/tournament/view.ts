// Each field is listed: no purse, and no secret before its time (C-7).

import type { Presence } from "#shared/protocol/table.ts";
import type {
  LeagueTable,
  OpenTournament,
  OwnTournament,
  TournamentClock,
  TournamentDraw,
  TournamentEntrant,
  TournamentLine,
  TournamentStage,
  TournamentTable as TableView,
  TournamentTableState,
  TournamentTimes,
  TournamentView,
} from "#shared/protocol/tournament.ts";
import { breakAfter, leftAt, roundsLeft } from "./clock.ts";
import { canDeal } from "./dealing.ts";
import { entered, hasStacks } from "./elimination.ts";
import { breakingTable } from "./freezeout.ts";
import type { LeagueRound } from "./league.ts";
import { bountiesLeft, poolOf, prizesNow } from "./money.ts";
import { shareOut } from "./payouts.ts";
import type { Entrant, LeagueState, TournamentState, TournamentTable } from "./state.ts";
import { commitmentOf } from "./step.ts";
import { addOnOpen, isOpen, rulesOf } from "./tournament.ts";
import { wholeView } from "./watched.ts";

export type Beside = Readonly<{
  log: readonly TournamentLine[];
  presence: (entrant: string) => Presence | null;
}>;

export type Looking = Readonly<{
  /** Null without a profile. */
  purse: string | null;
  directs: boolean;
  /** For the network; null while nobody may join. */
  code: string | null;
}>;

export interface Viewing extends Beside, Looking {
  /** On the clock of the events' `at`. */
  readonly at: number;
}

/** A break begins when no table is dealt to any more. */
export function stageOf({ phase, paused, clock, handForHand }: TournamentState): TournamentStage {
  if (phase !== "running") return phase;
  if (paused) return "paused";
  if (clock.phase === "break") return "break";
  return handForHand ? "handForHand" : "running";
}

function clockOf(state: TournamentState, at: number): TournamentClock {
  const { clock, setup } = state;
  return {
    level: clock.level,
    leftMs: leftAt(clock, at),
    roundsLeft: hasStacks(state) && clock.phase === "level" ? roundsLeft(state) : null,
    running: clock.since !== null,
    breakAhead:
      clock.phase === "level" && hasStacks(state) ? breakAfter(setup.structure, clock.level) : null,
  };
}

type Standing = Readonly<{
  places: ReadonlyMap<string, number>;
  prizes: ReadonlyMap<string, number>;
}>;

/** While entry or rebuys are open, places are provisional and prizes are left out. */
function standingOf(state: TournamentState): Standing {
  const list =
    state.phase === "registering" || state.phase === "cancelled"
      ? []
      : rulesOf(state).places(state);
  return {
    places: new Map(
      list.flatMap(({ place, entrants }) => entrants.map((id) => [id, place] as const)),
    ),
    prizes:
      state.phase === "over" || isFinal(state)
        ? shareOut(prizesNow(state).amounts, list)
        : new Map(),
  };
}

/** Entry, rebuys and add-ons are closed. */
function isFinal(state: TournamentState): boolean {
  const { structure, format } = state.setup;
  const isGrowing =
    state.clock.level <= structure.rebuys.until ||
    (structure.addOn !== null && state.clock.level <= structure.addOn.at);
  return (
    state.phase !== "registering" &&
    !isOpen(state) &&
    !(
      format.kind === "freezeout" &&
      (isGrowing || state.entrants.some(({ status }) => status === "broke"))
    )
  );
}

function statusOf({ status, table, leaving }: Entrant): TournamentEntrant["status"] {
  if (status === "in") return table === null && leaving === null ? "waiting" : "playing";
  return status === "withdrawn" ? "out" : status;
}

/** By entrant, which is replaced whenever it changes. */
const shownEntrants = new WeakMap<Entrant, TournamentEntrant>();

function entrantView(
  state: TournamentState,
  entrant: Entrant,
  { places, prizes }: Standing,
  presence: Beside["presence"],
): TournamentEntrant {
  const place = places.get(entrant.id) ?? null;
  const beside = {
    presence: entrant.table === null ? null : presence(entrant.id),
    place,
    prize: prizes.get(entrant.id) ?? null,
  };
  const known = shownEntrants.get(entrant);
  if (
    known &&
    known.presence === beside.presence &&
    known.place === beside.place &&
    known.prize === beside.prize
  )
    return known;
  const view: TournamentEntrant = {
    id: entrant.id,
    name: entrant.name,
    avatar: entrant.avatar,
    bot: entrant.bot,
    status: statusOf(entrant),
    stack: entrant.stack,
    table: entrant.table,
    chair: entrant.chair,
    rebuys: entrant.rebuys,
    addOn: entrant.addOn,
    heads: entrant.heads,
    bounties: entrant.bounties,
    paid: entrant.paid,
    missing: entrant.missing,
    points: state.setup.format.kind === "league" ? entrant.points : null,
    thinkMs: null,
    ...beside,
  };
  shownEntrants.set(entrant, view);
  return view;
}

function tableState(state: TournamentState, table: TournamentTable): TournamentTableState {
  if (table.playing) return "playing";
  if (stageOf(state) !== "running") return "held";
  return canDeal(state, table) ? "between" : "waiting";
}

const shownTables = new WeakMap<TournamentTable, TableView>();

function tableView(
  tournament: TournamentState,
  table: TournamentTable,
  toBreak: TournamentTable | null,
): TableView {
  const [state, breaking] = [tableState(tournament, table), table === toBreak];
  const known = shownTables.get(table);
  if (known && known.state === state && known.breaking === breaking) return known;
  const { id, number, round, chairs, button } = table;
  const view: TableView = { id, number, round, state, chairs, button, breaking };
  shownTables.set(table, view);
  return view;
}

/** By round, which is replaced when it is drawn again, with the points that it showed. */
const shownRounds = new WeakMap<
  LeagueRound,
  Readonly<{ won: object | undefined; tables: readonly LeagueTable[] }>
>();

function leagueRound(
  drawn: LeagueRound,
  won: LeagueState["won"][number] | undefined,
  at: TournamentState["tables"] | null,
): readonly LeagueTable[] {
  const known = at === null ? shownRounds.get(drawn) : undefined;
  if (known && known.won === won) return known.tables;
  const tables = drawn.tables.map((players, place) => ({
    table: at?.[place]?.id ?? null,
    players: players.map((entrant) => ({ entrant, points: won?.[entrant] ?? null })),
  }));
  if (at === null) shownRounds.set(drawn, { won, tables });
  return tables;
}

function drawOf({ course, tables }: TournamentState): TournamentDraw {
  if (course.kind === "freezeout") return course;
  if (course.kind === "bracket") return { kind: "bracket", matches: course.bracket };
  const last = course.rounds.length - 1;
  return {
    kind: "league",
    round: course.rounds.length,
    rounds: course.rounds.map((drawn, round) =>
      leagueRound(drawn, course.won[round], round === last ? tables : null),
    ),
  };
}

const breakOrder = ({ tables, setup: { format } }: TournamentState): readonly number[] =>
  format.kind === "freezeout"
    ? tables
        .slice(1)
        .map(({ number }) => number)
        .toReversed()
    : [];

const numbered = <T extends { readonly number: number }>(
  list: readonly T[],
): { readonly [number: number]: T } => Object.fromEntries(list.map((item) => [item.number, item]));

export function openViewOf(state: TournamentState, { log, presence }: Beside): OpenTournament {
  const { id, revision, setup, startedAt, endedAt, draws, secret, phase } = state;
  const standing = standingOf(state);
  const breaking = setup.format.kind === "freezeout" ? breakingTable(state) : null;
  const over = phase === "over" || phase === "cancelled";
  return {
    id,
    revision,
    name: setup.name,
    format: setup.format,
    rotation: setup.rotation,
    structure: setup.structure,
    chairs: setup.chairs,
    stage: stageOf(state),
    startedAt,
    endedAt,
    isOpen: !over && isOpen(state),
    addOnOpen: addOnOpen(state),
    entrants: Object.fromEntries(
      state.entrants.flatMap((entrant, at) =>
        entrant.status === "withdrawn"
          ? []
          : [[at + 1, entrantView(state, entrant, standing, presence)]],
      ),
    ),
    tables: numbered(state.tables.map((table) => tableView(state, table, breaking))),
    breakOrder: breakOrder(state),
    payouts: {
      pool: poolOf(state),
      prizes: prizesNow(state).amounts,
      isFinal: isFinal(state),
      bounties: bountiesLeft(state),
    },
    draw: drawOf(state),
    commitment: commitmentOf(secret),
    secret: over ? secret : null,
    draws,
    log: numbered(log),
  };
}

export function timesOf(state: TournamentState, at: number): TournamentTimes {
  const thinking = entered(state).flatMap(({ id, thinksUntil }) =>
    thinksUntil === null ? [] : [[id, Math.max(0, thinksUntil - at)] as const],
  );
  return { id: state.id, clock: clockOf(state, at), thinking: Object.fromEntries(thinking) };
}

/** By list of entrants, for it is needed for every watcher. */
const people = new WeakMap<TournamentState["entrants"], ReadonlyMap<string, string>>();

function peopleOf(state: TournamentState): ReadonlyMap<string, string> {
  const known = people.get(state.entrants);
  if (known) return known;
  // Of several entrants with one purse the first counts: it is set last.
  const made = new Map(
    entered(state)
      .filter(({ bot }) => bot === null)
      .toReversed()
      .map(({ purse, id }) => [purse, id]),
  );
  people.set(state.entrants, made);
  return made;
}

export function ownViewOf(
  state: TournamentState,
  { purse, directs, code }: Looking,
): OwnTournament {
  const { lastElimination } = state;
  const undo = directs
    ? lastElimination && {
        elimination: lastElimination.number,
        entrants: lastElimination.entrants.map(({ id }) => id),
      }
    : null;
  return {
    code,
    undo,
    you: { entrant: purse === null ? null : (peopleOf(state).get(purse) ?? null), directs },
  };
}

export const viewOf = (state: TournamentState, viewing: Viewing): TournamentView =>
  wholeView({
    open: openViewOf(state, viewing),
    times: timesOf(state, viewing.at),
    own: ownViewOf(state, viewing),
  });
