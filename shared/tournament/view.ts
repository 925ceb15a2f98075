// What does everybody see of a tournament? Named field by field: no purse, no secret before its time (C-7).

import type { Presence } from '#shared/protocol/table.ts';
import type {
  TournamentClock, TournamentDraw, TournamentEntrant, TournamentLine, TournamentPayouts, TournamentStage, TournamentTable as TableView, TournamentTableState, TournamentView,
} from '#shared/protocol/tournament.ts';
import { breakAfter, leftAt, roundsLeft } from './clock.ts';
import { canDeal } from './dealing.ts';
import { entered, hasStacks } from './elimination.ts';
import { breakingTable } from './freezeout.ts';
import { bountiesLeft, poolOf, prizesNow } from './money.ts';
import { shareOut } from './payouts.ts';
import type { Entrant, TournamentState, TournamentTable } from './state.ts';
import { commitmentOf } from './step.ts';
import { addOnOpen, isOpen, rulesOf } from './tournament.ts';

export interface Viewing {
  /** The moment, on the clock of the events' `at`. */
  readonly at: number;
  /** The account of who looks; null for who is nobody. */
  readonly purse: string | null;
  readonly directs: boolean;
  /** By which people of the network come in; null while none may. */
  readonly code: string | null;
  /** The last lines of the log, oldest first. */
  readonly log: readonly TournamentLine[];
  readonly presence: (entrant: string) => Presence | null;
}

/** `cancelled` and `over` before all; a pause before a break; a break from when no table is dealt to any more. */
export function stageOf({ phase, paused, clock, handForHand }: TournamentState): TournamentStage {
  if (phase !== 'running') return phase;
  if (paused) return 'paused';
  if (clock.phase === 'break') return 'break';
  return handForHand ? 'handForHand' : 'running';
}

function clockOf(state: TournamentState, at: number): TournamentClock {
  const { clock, setup } = state;
  return {
    level: clock.level, leftMs: leftAt(clock, at), roundsLeft: hasStacks(state) && clock.phase === 'level' ? roundsLeft(state) : null, running: clock.since !== null,
    breakAhead: clock.phase === 'level' && hasStacks(state) ? breakAfter(setup.structure, clock.level) : null,
  };
}

interface Standing {
  readonly places: ReadonlyMap<string, number>;
  readonly prizes: ReadonlyMap<string, number>;
}

/** While somebody may still come in or back, places are as things stand, and prizes are not told. */
function standingOf(state: TournamentState): Standing {
  if (state.phase === 'registering' || state.phase === 'cancelled') return { places: new Map(), prizes: new Map() };
  const list = rulesOf(state).places(state);
  const places = new Map(list.flatMap(({ place, entrants }) => entrants.map((id) => [id, place] as const)));
  return { places, prizes: state.phase === 'over' || isFinal(state) ? shareOut(prizesNow(state).amounts, list) : new Map<string, number>() };
}

/** Can nobody come in or buy in any more? */
function isFinal(state: TournamentState): boolean {
  const { structure, format } = state.setup;
  const isGrowing = state.clock.level <= structure.rebuys.until || (structure.addOn !== null && state.clock.level <= structure.addOn.at);
  return state.phase !== 'registering' && !isOpen(state) && !(format.kind === 'freezeout' && (isGrowing || state.entrants.some(({ status }) => status === 'broke')));
}

function statusOf({ status, table, leaving }: Entrant): TournamentEntrant['status'] {
  if (status === 'in') return table === null && leaving === null ? 'waiting' : 'playing';
  return status === 'withdrawn' ? 'out' : status;
}

function entrantView(state: TournamentState, entrant: Entrant, { places, prizes }: Standing, { at, presence }: Viewing): TournamentEntrant {
  const { id, name, avatar, bot, stack, table, chair, rebuys, addOn, heads, bounties, paid, missing, thinksUntil } = entrant;
  const place = places.get(id) ?? null;
  return {
    id, name, avatar, bot, status: statusOf(entrant), presence: table === null ? null : presence(id), place, stack, table, chair, rebuys, addOn, heads, bounties, paid, missing,
    points: state.setup.format.kind === 'league' ? entrant.points : null, prize: place === null ? null : (prizes.get(id) ?? null),
    thinkMs: thinksUntil === null ? null : Math.max(0, thinksUntil - at),
  };
}

function tableState(state: TournamentState, table: TournamentTable): TournamentTableState {
  if (table.playing) return 'playing';
  if (stageOf(state) !== 'running') return 'held';
  return canDeal(state, table) ? 'between' : 'waiting';
}

function tableView(state: TournamentState, table: TournamentTable, breaking: TournamentTable | null): TableView {
  const { id, number, round, chairs, button } = table;
  return { id, number, round, state: tableState(state, table), chairs, button, breaking: table === breaking };
}

function payoutsOf(state: TournamentState): TournamentPayouts {
  return { pool: poolOf(state), prizes: entered(state).length === 0 ? [] : prizesNow(state).amounts, isFinal: isFinal(state), bounties: bountiesLeft(state) };
}

function drawOf({ course, tables }: TournamentState): TournamentDraw {
  if (course.kind === 'freezeout') return course;
  if (course.kind === 'bracket') return { kind: 'bracket', matches: course.bracket };
  const isLast = (round: number): boolean => round === course.rounds.length - 1;
  const rounds = course.rounds.map((drawn, round) =>
    drawn.tables.map((players, at) => ({
      table: isLast(round) ? (tables[at]?.id ?? null) : null,
      players: players.map((entrant) => ({ entrant, points: course.won[round]?.[entrant] ?? null })),
    })));
  return { kind: 'league', round: course.rounds.length, rounds };
}

/** Tables by number, in the order in which they break, but for the last. */
const breakOrder = ({ tables, setup: { format } }: TournamentState): readonly number[] => (format.kind === 'freezeout' ? tables.slice(1).map(({ number }) => number).toReversed() : []);

export function viewOf(state: TournamentState, viewing: Viewing): TournamentView {
  const { id, revision, setup, startedAt, endedAt, draws, lastElimination, secret, phase } = state;
  const standing = standingOf(state);
  const breaking = setup.format.kind === 'freezeout' ? breakingTable(state) : null;
  const all = entered(state);
  const over = phase === 'over' || phase === 'cancelled';
  return {
    id, revision, name: setup.name, format: setup.format, rotation: setup.rotation, structure: setup.structure, chairs: setup.chairs, stage: stageOf(state), startedAt, endedAt,
    clock: clockOf(state, viewing.at), isOpen: !over && isOpen(state), code: viewing.code, addOnOpen: addOnOpen(state),
    entrants: all.map((entrant) => entrantView(state, entrant, standing, viewing)),
    tables: state.tables.map((table) => tableView(state, table, breaking)), breakOrder: breakOrder(state),
    payouts: payoutsOf(state), draw: drawOf(state), commitment: commitmentOf(secret), secret: over ? secret : null, draws, log: viewing.log,
    undo: lastElimination && { elimination: lastElimination.number, entrants: lastElimination.entrants.map((entrant) => entrant.id) },
    you: { entrant: all.find(({ purse, bot }) => bot === null && purse === viewing.purse)?.id ?? null, directs: viewing.directs },
  };
}
