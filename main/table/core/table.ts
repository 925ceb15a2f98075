// The live table as a function from event to state and effects, without clock, connection or store.

import { faultLine } from "#main/base/log.ts";
import { refusal } from "#main/base/refusal.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import { present } from "#main/session/players.ts";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Profile } from "#shared/protocol/house.ts";
import { comesToSeat, spectates, wake, welcome } from "./arrivals.ts";
import { closed, hasPeople } from "./changes.ts";
import { bankDues, noClocks, retryLater, waitsAt } from "./clocks.ts";
import { TableStep, type StepContext, type TableEffect, type TableEvent } from "./step.ts";
import {
  comeBack,
  dismiss,
  dismissAll,
  drop,
  heirOf,
  linesFromElsewhere,
  linesOf,
  newLife,
  tellLife,
  tellPerson,
} from "./people.ts";
import {
  botChose,
  followConsents,
  movesNotStored,
  presenceChanged,
  restore,
  roundTime,
  stopPlay,
  timeRuns,
} from "./play.ts";
import * as requests from "./requests.ts";
import { dueIn, isOver } from "./round.ts";
import { isAsleep, isOpen, linesIn, sitterOn, type Due, type TableState } from "./state.ts";
import { sendPresent, sendTable } from "./views.ts";

/**
 * After this many faults without a change of the table between them, setting it back does not help.
 */
const faultsAllowed = 3;
const setBackAgainMs = 1000;

interface Stepped {
  readonly state: TableState;
  readonly effects: readonly TableEffect[];
}

/** Without its round, which `restoredTable` adds. */
const emptyTable = (table: StoredTable, rules: SessionRules): TableState => ({
  table,
  rules,
  life: newLife(),
  run: null,
  held: new Map(),
  answered: new Set(),
  commandAt: 0,
  clocks: noClocks,
  people: new Map(),
  watchers: new Map(),
  from: new Map(),
  lastFrom: new Map(),
  screens: new Map(),
  screensSeen: 0,
  barred: new Set(),
  barredScreens: new Set(),
  hushed: new Set(),
  swaps: new Map(),
  fastForward: { isHeld: false, isFinishing: false },
  missing: new Set(),
  chat: [],
  said: 0,
  counts: { spoken: new Map(), changes: new Map(), seats: new Map() },
  sequel: null,
  faults: { revision: -1, count: 0 },
  again: null,
  sent: null,
  clocksRan: false,
  timers: new Map(),
});

/** Throws a ReplayError or RecordError if the round cannot be restored. */
export function restoredTable(
  table: StoredTable,
  rules: SessionRules,
  latest: BegunRound | null,
  given: StepContext,
): Stepped {
  const step = new TableStep(emptyTable(table, rules), given);
  restore(step, latest);
  return finished(step);
}

/** Throws on a fault of the table; then nothing has happened. */
export function tableAfter(state: TableState, event: TableEvent, given: StepContext): Stepped {
  const step = new TableStep(state, given);
  happen(step, event);
  return finished(step);
}

function finished(step: TableStep): Stepped {
  step.setTimers(duesOf(step));
  return { state: step.state, effects: step.effects };
}

function duesOf(step: TableStep): ReadonlyMap<string, Due> {
  const { state, at } = step;
  const dues = new Map<string, Due>();
  if (state.life.value === "closing") dues.set("life", state.timers.get("life") ?? farewell(at));
  if (state.again !== null) dues.set("again", { at: state.again, event: { type: "setBackTime" } });
  if (!isOpen(state)) return dues;
  for (const [player, { due }] of state.people) if (due) dues.set(`keep ${player}`, due);
  const { run } = state;
  if (!run || isOver(run)) return dues;
  for (const { seat, at: due } of bankDues(step))
    dues.set(`bank ${seat}`, { at: due, event: { type: "bankTime" } });
  for (const [number, { ms, event }] of dueIn(run, waitsAt(step)).entries())
    dues.set(`round ${number}`, { at: at + ms, event: { type: "roundTime", event } });
  return dues;
}

/** The answer to the request that closed the table goes out first. */
const farewell = (at: number): Due => ({ at, event: { type: "tell" } });

/** After the table has closed or stopped, requests are still answered, but nothing else happens. */
function happen(step: TableStep, event: TableEvent): void {
  switch (event.type) {
    case "ask":
    case "deal":
    case "expel":
      return isOpen(step.state)
        ? asked(step, event)
        : step.answer(event.ask, refusal("closed", "closed"));
    case "time":
      return time(step, event.name);
    case "depart":
      return depart(step, event.line);
    case "endLines":
      return requests.endLines(step, event.lines, event.banned);
    case "notStored":
      return notStored(step, event.of, event.refused, event.hadMoves);
    case "stop":
      return stop(step);
    case "session":
      return takeSession(step, event.session);
    default:
      if (isOpen(step.state)) happenOpen(step, event);
      else if (event.type === "watch" || event.type === "seat")
        step.do({ type: "end", line: event.line, reason: "table-closed" });
  }
}

function asked(
  step: TableStep,
  event: Extract<TableEvent, { type: "ask" | "deal" | "expel" }>,
): void {
  if (event.type === "ask") return requests.answer(step, event);
  if (event.type === "expel") return requests.expel(step, event.ask, event.player);
  const refused = requests.deal(step, event.wish);
  if (!refused && isAsleep(step.state)) wake(step);
  step.answer(event.ask, refused ?? { ok: true, value: null });
}

type OpenEvent = Exclude<
  TableEvent,
  {
    type:
      | "ask"
      | "deal"
      | "expel"
      | "time"
      | "depart"
      | "endLines"
      | "notStored"
      | "stop"
      | "session";
  }
>;

function happenOpen(step: TableStep, event: OpenEvent): void {
  const happens = whileOpen[event.type] as (step: TableStep, event: OpenEvent) => void;
  happens(step, event);
}

type Of<T extends TableEvent["type"]> = Extract<TableEvent, { readonly type: T }>;

const whileOpen: { readonly [T in OpenEvent["type"]]: (step: TableStep, event: Of<T>) => void } = {
  watch: (step, { line, watcher, ticket }) => spectates(step, line, watcher, ticket),
  seat: (step, { line, player, from }) => comesToSeat(step, line, player, from),
  renamed: (step, { profile }) => renamed(step, profile),
  openTo: (step, { lan }) => {
    const { table } = step.state;
    const couldWatch = table.session.lan?.spectators ?? true;
    step.store({ after: { ...table, session: { ...table.session, lan } } });
    step.then({ type: "tell" });
    if (!couldWatch) step.then({ type: "showToWatchers" });
  },
  closeTo: (step, { owner }) => closeTo(step, owner),
  leadTo: (step, { table }) => {
    step.change({ sequel: table });
    sendTable(step);
  },
  close: (step) => {
    const { rules, table, run } = step.state;
    step.store(closed(rules, table, run));
    sendTable(step);
    end(step, null);
  },
  wake: (step) => {
    if (isAsleep(step.state)) wake(step);
  },
  presence: (step) => {
    presenceChanged(step);
    sendTable(step);
  },
  consent: followConsents,
  closeDeserted: (step) => whileOpen.close(step, { type: "close" }),
  tell: (step) => sendTable(step),
  showToWatchers: (step) => {
    for (const { line, player } of linesIn(step.state))
      if (player === null) sendPresent(step, line, null);
  },
  passOn: (step, { tells }) => {
    const heir = heirOf(step.state);
    const { table } = step.state;
    if (!heir) return;
    step.store({ after: { ...table, session: { ...table.session, owner: heir.id } } });
    if (tells) sendTable(step);
  },
  beginIfReady: (step) => {
    const refused = requests.beginIfReady(step);
    if (refused) notDealt(step, refused);
  },
  left: (step, { gone }) => left(step, gone),
  rearranged: (step, { before }) => rearranged(step, before),
  placesChanged: (step, { players }) => {
    const lines = players.flatMap((player) => linesFromElsewhere(step.state, player));
    for (const line of lines) sendPresent(step, line, null, false);
  },
  missRound: (step, { players }) => {
    step.change({ missing: new Set(players) });
    presenceChanged(step);
  },
  roundTime: (step, { event }) => roundTime(step, event),
  keepTime: (step, { player, event }) => {
    tellPerson(step, player, event as never);
    away(step);
  },
  bankTime: (step) => sendTable(step),
  setBackTime: (step) => {
    step.change({ again: null });
    step.do({ type: "reload" });
  },
  botChose: (step, { seat, choice, cue }) => botChose(step, seat, choice, cue),
  recover: (step, { line }) => recover(step, line),
  reloaded: (step, { table, latest }) => reloaded(step, table, latest),
  notReloaded: (step, { fault, isAskedAgain }) => {
    if (!isAskedAgain) return endOver(step, fault);
    step.change({ again: step.at + setBackAgainMs });
  },
};

function time(step: TableStep, name: string): void {
  const due = step.state.timers.get(name);
  const others = new Map(step.state.timers);
  others.delete(name);
  step.change({ timers: others });
  if (name === "life") {
    const { fault } = step.state.life.context.table;
    for (const { line } of linesIn(step.state))
      step.do({ type: "end", line, reason: "table-closed" });
    tellLife(step, { type: "xstate.after.farewell.table.closing" } as never);
    return step.do({ type: "closed", fault });
  }
  if (due && isOpen(step.state)) happenOpen(step, due.event as OpenEvent);
}

function away(step: TableStep): void {
  if (heirOf(step.state)) step.then({ type: "passOn", tells: false });
  step.then({ type: "presence" });
}

function depart(step: TableStep, line: number): void {
  const player = drop(step, line);
  if (!isOpen(step.state)) return;
  const { rules, sequel } = step.state;
  const isDeserted = linesIn(step.state).length === 0;
  // There is a table to go on at, so nobody will come back here.
  if (isDeserted && sequel !== null) return step.then({ type: "closeDeserted" });
  if (isDeserted && rules.waitsForPeople) {
    tellLife(step, { type: "sleep" });
    step.change({ fastForward: { isHeld: false, isFinishing: false } });
    timeRuns(step, []);
  }
  if (player === null) return sendTable(step);
  away(step);
  step.then({ type: "beginIfReady" });
}

function renamed(step: TableStep, { id, name, avatar }: Profile): void {
  const { table, watchers } = step.state;
  step.change({
    watchers: new Map(
      [...watchers].map(([line, watcher]) => [
        line,
        watcher.profile === id ? { ...watcher, name } : watcher,
      ]),
    ),
  });
  if (table.players.some(({ profile }) => profile === id))
    step.store({
      after: {
        ...table,
        players: table.players.map((player) =>
          player.profile === id ? { ...player, name, avatar } : player,
        ),
      },
    });
  step.then({ type: "tell" });
}

/** H-14: ends all lines but those of `owner`, the owner of the host; seats are kept (C-6). */
function closeTo(step: TableStep, owner: string): void {
  const { table } = step.state;
  const { lan } = table.session;
  if (!lan || lan.closed) return;
  step.store({
    after: { ...table, session: { ...table.session, lan: { ...lan, closed: true } } },
  });
  step.change({ barred: new Set(), barredScreens: new Set() });
  for (const { line } of linesIn(step.state)) {
    const player = sitterOn(step.state, line);
    const profile = player?.profile ?? step.state.watchers.get(line)?.profile ?? null;
    if (profile === owner) continue;
    step.do({ type: "end", line, reason: "lan-closed" });
    step.then({ type: "depart", line });
  }
  step.then({ type: "tell" });
}

/** A table without people closes. */
function left(step: TableStep, gone: readonly StoredPlayer[]): void {
  const standing = gone.flatMap(({ id }) => linesOf(step.state, id, null));
  for (const { id, profile, name } of gone) dismiss(step, id, { profile, name });
  requests.forgetSwaps(
    step,
    gone.map(({ id }) => id),
  );
  sendTable(step);
  for (const line of standing) sendPresent(step, line, null);
  if (heirOf(step.state)) step.then({ type: "passOn", tells: true });
  if (!step.state.rules.waitsForPeople) return;
  step.then({ type: hasPeople(step.state.table) ? "beginIfReady" : "closeDeserted" });
}

/**
 * After the session's change is stored: players whose place is elsewhere now watch and are sent
 * where it is; new ones are seated or waited for.
 */
function rearranged(step: TableStep, before: StoredTable): void {
  const { table } = step.state;
  const now = present(table);
  const gone = present(before).filter(({ id }) => !now.some((player) => player.id === id));
  for (const { id, profile, name } of gone) dismiss(step, id, { profile, name, player: id });
  requests.forgetSwaps(
    step,
    gone.map(({ id }) => id),
  );
  for (const player of now)
    if (!present(before).some(({ id }) => id === player.id)) welcome(step, player);
  presenceChanged(step);
  sendTable(step);
  if (table.stage === "closed") end(step, null);
}

function takeSession(step: TableStep, session: StoredTable["session"]): void {
  const { table } = step.state;
  if (table.session === session) return;
  step.change({ table: { ...table, session } });
  if (isOpen(step.state)) step.then({ type: "tell" });
}

/** The table is there again when the host starts, so nobody hears that it closed. */
function stop(step: TableStep): void {
  tellLife(step, { type: "stop" });
  stopPlay(step);
  dismissAll(step);
  step.do({ type: "leaveSession" });
}

function end(step: TableStep, fault: unknown): void {
  tellLife(step, { type: "close", fault });
  stopPlay(step);
  dismissAll(step);
  step.do({ type: "leaveSession" });
}

function endOver(step: TableStep, fault: unknown): void {
  step.do({ type: "log", line: said.tableEnds(step.state.table.id, faultLine(fault)) });
  end(step, fault);
}

/**
 * Sets the table back to its stored state after a fault; if that does not help, only this table
 * ends.
 */
function recover(step: TableStep, line: string): void {
  const { table, faults } = step.state;
  step.do({ type: "log", line: said.table(table.id, line) });
  const { revision } = table;
  const count = faults.revision === revision ? faults.count + 1 : 1;
  step.change({ faults: { revision, count } });
  if (count > faultsAllowed) endOver(step, new Error("setting the table back does not help"));
  else step.do({ type: "reload" });
}

function reloaded(step: TableStep, table: StoredTable, latest: BegunRound | null): void {
  step.change({ table });
  restore(step, latest);
  sendTable(step);
  for (const { line, player } of linesIn(step.state)) sendPresent(step, line, player);
  step.do({ type: "isSetBack" });
}

const notDealt = (step: TableStep, refused: Refusal): void =>
  step.do({ type: "log", line: said.noNextRound(step.state.table.id, refused.error.code) });

/** Leaves everything as before: requests are refused, and other events are tried again. */
function notStored(step: TableStep, of: TableEvent, refused: Refusal, hadMoves: boolean): void {
  const { id } = step.state.table;
  if (hadMoves && isOpen(step.state)) movesNotStored(step, refused);
  if (of.type === "time") {
    retryLater(step);
    return;
  }
  if (of.type === "botChose")
    return step.do({
      type: "askBotAgain",
      seat: of.seat,
      choice: of.choice,
      ms: undefined,
      cue: of.cue,
    });
  if (of.type === "passOn")
    return step.do({ type: "log", line: said.notPassedOn(id, refused.error.code) });
  if (of.type === "beginIfReady") return notDealt(step, refused);
  if (of.type === "closeDeserted") {
    step.do({ type: "log", line: said.notClosed(id, refused.error.code) });
    return end(step, null);
  }
  if (of.type === "ask" && of.request === "ready") {
    const player = sitterOn(step.state, of.line);
    if (player) comeBack(step, player.id);
    sendTable(step);
  }
  if (of.type === "ask" || of.type === "deal" || of.type === "expel") step.answer(of.ask, refused);
}
