// The state of a live table as plain data, and queries on it.

import type { SnapshotFrom } from "xstate";
import type { Counts } from "#main/base/rateLimits.ts";
import { present } from "#main/session/players.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyRound, Window } from "#shared/contract/game.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { ChatLine, Presence } from "#shared/protocol/table.ts";
import type { Deals } from "./deals.ts";
import type { SealedTable } from "./sealedTable.ts";
import type { AskId, ConnectionId, TableEvent, Watcher } from "./step.ts";
import type { RoundRun } from "./round.ts";
import type { seatChart, tableChart } from "./charts.ts";

export type Turn = Readonly<{
  /** The phase, and the number of the open response window if there is one. */
  moment: string;
  startedAt: number;
  /** How long an away seat keeps the others waiting. */
  pauseMs: number;
  /** A bot has failed to answer: its default move is due. */
  isForced: boolean;
  /**
   * Its player has already let time pass in this turn, or the seat has no legal move: the rest
   * follows after a pause.
   */
  goesOn: boolean;
  notBefore: number;
}>;

export type Clocks = Readonly<{
  turns: ReadonlyMap<Seat, Turn>;
  /** One time for all who are asked; neither turn clock nor time bank runs in it. */
  window: Readonly<{ window: Window; openedAt: number }> | null;
  round: AnyRound | null;
}>;

export type Due = Readonly<{
  /** In elapsed time. */
  at: number;
  event: TableEvent;
}>;

export type Person = Readonly<{
  chart: SnapshotFrom<typeof seatChart>;
  due: Due | null;
}>;

export type TableState = Readonly<{
  /** As it is stored. */
  table: StoredTable;
  rules: SessionRules;
  life: SnapshotFrom<typeof tableChart>;
  /** The present round; between rounds the last one. */
  run: RoundRun | null;
  /** Requests by seat, to be answered when the pass is no longer held. */
  held: ReadonlyMap<Seat, AskId>;
  answered: ReadonlySet<string>;
  /** The elapsed time of the last move that was not one allowed at any time. */
  commandAt: number;
  /** The elapsed time at which anybody last did something openly out of turn. */
  talkedAt: number;
  /**
   * The elapsed time at which a person alone with bots last chose between moves of their own turn;
   * before that, of the deal.
   */
  decidedAt: number;
  /** The elapsed time until which people watch what has happened, and bots wait. */
  watchedUntil: number;
  clocks: Clocks;
  /** People by id; bots are always here and ready. Nothing of this is stored. */
  people: ReadonlyMap<string, Person>;
  watchers: ReadonlyMap<ConnectionId, Watcher>;
  /** The device of each line, and the last device of each profile. */
  from: ReadonlyMap<ConnectionId, string>;
  lastFrom: ReadonlyMap<string, string>;
  /** Screens that belong to nobody, numbered in their order of coming. */
  screens: ReadonlyMap<ConnectionId, number>;
  screensSeen: number;
  /**
   * Devices whose screens were removed, and screens for whatever is on that may no longer show this
   * table.
   */
  barred: ReadonlySet<string>;
  barredScreens: ReadonlySet<string>;
  /** Lines that are about to be ended and are sent nothing more of the table. */
  hushed: ReadonlySet<ConnectionId>;
  /** H-11: who wishes to change places with whom; not stored. */
  swaps: ReadonlyMap<string, string>;
  /** H-30: `isHeld` as long as it is requested, at most until the round is over. */
  fastForward: Readonly<{ isHeld: boolean; isFinishing: boolean }>;
  /** H-22: players who miss the present round, or the next. */
  missing: ReadonlySet<string>;
  /** The last chat lines, oldest first; `said` counts all lines so far. */
  chat: readonly ChatLine[];
  said: number;
  /** H-17: the recent requests of each profile. */
  counts: Readonly<{ spoken: Counts; changes: Counts; seats: Counts }>;
  /** H-18: nothing of it is stored before the round. */
  deals: Deals;
  /** The table at which its people may go on; not stored, since it is of no use after a restart. */
  sequel: string | null;
  /** Faults at one revision, counted to notice that setting the table back does not help. */
  faults: Readonly<{ revision: number; count: number }>;
  /** The elapsed time at which a disk that could not be read is asked again. */
  again: number | null;
  /** The table as last sent, without its clocks. */
  sent: unknown;
  clocksRan: boolean;
  /** The events that the runner waits for, by name. */
  timers: ReadonlyMap<string, Due>;
}>;

export type Moment = Readonly<{
  state: TableState;
  /** In elapsed time. */
  at: number;
}>;

export const isOpen = ({ life }: TableState): boolean => typeof life.value === "object";
/** Nobody is connected, not even to watch, so the table stands still. */
export const isAsleep = ({ life: { value } }: TableState): boolean =>
  typeof value === "object" && value.open === "asleep";

/** Called for everybody at every move: xstate's own `matches` takes ten times as long. */
export function presenceOf({ people }: TableState, { id, bot }: StoredPlayer): Presence {
  if (bot) return "here";
  const value = people.get(id)?.chart.value;
  if (typeof value !== "object") return "dropped";
  return "here" in value ? "here" : "away" in value ? "away" : "dropped";
}

export function isReady({ people }: TableState, { id, bot }: StoredPlayer): boolean {
  const value = people.get(id)?.chart.value;
  return bot !== null || (typeof value === "object" && "here" in value && value.here === "ready");
}

const lineIn = ({ chart }: Person): ConnectionId | null =>
  chart.context.person.connection as ConnectionId | null;
export function lineOf({ people }: TableState, player: string): ConnectionId | null {
  const person = people.get(player);
  return person ? lineIn(person) : null;
}

export function playerOn({ people }: TableState, line: ConnectionId): string | null {
  for (const [player, person] of people) if (lineIn(person) === line) return player;
  return null;
}

export function linesIn(
  state: TableState,
): readonly Readonly<{ line: ConnectionId; player: string | null }>[] {
  const lines: Readonly<{ line: ConnectionId; player: string | null }>[] = [];
  for (const [player, person] of state.people) {
    const line = lineIn(person);
    if (line !== null) lines.push({ line, player });
  }
  for (const line of state.watchers.keys()) lines.push({ line, player: null });
  return lines;
}

export const watching = (
  { watchers }: TableState,
  is: (watcher: Watcher) => boolean,
): readonly ConnectionId[] =>
  [...watchers].flatMap(([line, watcher]) => (is(watcher) ? [line] : []));

export function sitterOn(state: TableState, line: ConnectionId): StoredPlayer | null {
  const sitting = playerOn(state, line);
  return state.table.players.find(({ id, gone }) => id === sitting && !gone) ?? null;
}

/**
 * H-30: whether one person has a seat and nobody else watches, so that the speed of play reveals
 * nothing to anybody (C-7).
 */
export function isAlone({ rules, table, watchers }: TableState): boolean {
  if (!rules.mayHurry) return false;
  const [person, ...others] = present(table).filter(({ bot }) => bot === null);
  if (!person || others.length > 0) return false;
  for (const { profile } of watchers.values())
    if (profile === null || profile !== person.profile) return false;
  return true;
}

/** Evaluated each time, because somebody may have come since the request. */
export const isHurried = (state: TableState): boolean =>
  (state.fastForward.isHeld || state.fastForward.isFinishing) && isAlone(state);

/** Of the next round, which is not dealt yet. */
export const sealedNext = ({ deals: { sealed }, table }: TableState): SealedTable | null =>
  sealed && sealed.deal.plan.round > table.roundNumber ? sealed : null;

/** Of the present or last round; null where it was not dealt sealed. */
export const sealedRound = ({ deals: { sealed }, table }: TableState): SealedTable | null =>
  sealed?.deal.plan.round === table.roundNumber ? sealed : null;

export const mayWatch = ({ table }: TableState): boolean => table.session.lan?.spectators ?? true;

const seatsOf = new WeakMap<readonly StoredPlayer[], ReadonlyMap<string, Seat | null>>();

export function viewerOf(
  { table: { players, stage }, run }: TableState,
  player: string | null,
): Viewer {
  let seats = seatsOf.get(players);
  if (!seats) seatsOf.set(players, (seats = new Map(players.map(({ id, seat }) => [id, seat]))));
  const seat = (player === null ? null : seats.get(player)) ?? null;
  // H-37: a player who left the round and came back to the table only watches until it is over.
  const hasLeft =
    seat !== null && stage === "playing" && run?.step.round.facts.left.includes(seat) === true;
  return seat === null || hasLeft ? "spectator" : seat;
}
