// The live table as a function from event to state and effects, without clock, connection or store.

import { faultLine } from "#main/base/log.ts";
import { refusal } from "#main/base/refusal.ts";
import type { SessionRules } from "#main/session/sessionRules.ts";
import { present } from "#main/session/players.ts";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { log as said } from "#main/text/english.ts";
import { comesToSeat, spectates, wake, welcome } from "./arrivals.ts";
import { closed, hasPeople, inSession } from "./changes.ts";
import { bankDues, noClocks, retryLater, waitsAt } from "./turnClocks.ts";
import { isEnded } from "#main/session/stageChart.ts";
import {
  dealDueAt,
  dealLater,
  dropDeal,
  forgetWitnesses,
  noDeals,
  takingPart,
  waitsForDeal,
} from "./deals.ts";
import { beginIfReady, deal, dealOn, notDealt } from "./dealing.ts";
import { closeDealt } from "./dealtRound.ts";
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
  without,
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
import { sealedTime, sealedTurnTime } from "./sealedPlay.ts";
import { restartWaiting, isMoving } from "./sealedTable.ts";
import { sealedDueAt } from "./sealedWaiting.ts";
import { dueIn, isOver } from "./round.ts";
import {
  isAsleep,
  isOpen,
  linesIn,
  mayWatch,
  sealedNext,
  sealedRound,
  sitterOn,
  type Due,
  type TableState,
} from "./state.ts";
import { sendPresent, sendTable } from "./sending.ts";

/**
 * After this many faults without a change of the table between them, setting it back does not help.
 */
const faultsAllowed = 3;
const setBackAgainMs = 1000;

type Stepped = Readonly<{
  state: TableState;
  effects: readonly TableEffect[];
}>;

/** Without its round, which `restoredTable` adds. */
const emptyTable = (table: StoredTable, rules: SessionRules): TableState => ({
  table,
  rules,
  life: newLife(),
  run: null,
  held: new Map(),
  answered: new Set(),
  commandAt: 0,
  talkedAt: -Infinity,
  decidedAt: -Infinity,
  watchedUntil: -Infinity,
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
  deals: noDeals,
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
  if (!isEnded(state.table.stage) && isEnded(step.state.table.stage)) openDeals(step, state);
  return finished(step);
}

/** H-18: to all whose programs took part until the session's end. */
function openDeals(step: TableStep, before: TableState): void {
  const lines = takingPart(before).map(({ line }) => line);
  if (lines.length > 0) step.do({ type: "readDealt", lines });
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
  const dealDue = dealDueAt(state);
  if (dealDue !== null) dues.set("deal", { at: dealDue, event: { type: "dealOn" } });
  const sealedDue = sealedDueAt(state);
  if (sealedDue !== null) dues.set("sealed", { at: sealedDue, event: { type: "sealedTime" } });
  const { run } = state;
  const sealed = sealedRound(state);
  if (!run || isOver(run) || (sealed && isMoving(sealed))) return dues;
  for (const { seat, at: due } of bankDues(step))
    dues.set(`bank ${seat}`, { at: due, event: { type: "bankTime" } });
  for (const [number, { ms, event }] of dueIn(run, waitsAt(step)).entries())
    dues.set(`round ${number}`, { at: at + ms, event: { type: "roundTime", event } });
  return dues;
}

/** The answer to the request that closed the table goes out first. */
const farewell = (at: number): Due => ({ at, event: { type: "tell" } });

type Of<T extends TableEvent["type"]> = Extract<TableEvent, { readonly type: T }>;
type Handlers<T extends TableEvent["type"]> = {
  readonly [E in T]: (step: TableStep, event: Of<E>) => void;
};

/** After the table has closed or stopped, requests are still answered, but nothing else happens. */
function happen(step: TableStep, event: TableEvent): void {
  const isAlways = Object.hasOwn(always, event.type);
  const handlers = (isAlways ? always : whileOpen) as Handlers<TableEvent["type"]>;
  const happens = handlers[event.type] as (step: TableStep, event: TableEvent) => void;
  if (isAlways || isOpen(step.state)) happens(step, event);
}

const unlessClosed =
  <E extends Of<"ask" | "deal" | "expel">>(happens: (step: TableStep, event: E) => void) =>
  (step: TableStep, event: E): void =>
    isOpen(step.state) ? happens(step, event) : step.answer(event.ask, refusal("closed", "closed"));

const always = {
  ask: unlessClosed<Of<"ask">>(requests.answer),
  deal: unlessClosed<Of<"deal">>((step, { ask, wish }) => {
    const refused = deal(step, wish, ask);
    if (refused) return step.answer(ask, refused);
    if (isAsleep(step.state)) wake(step);
  }),
  expel: unlessClosed<Of<"expel">>((step, event) => {
    if (!waitsForDeal(step, event)) requests.expel(step, event.ask, event.player);
  }),
  time: (step, { name }) => {
    const due = step.state.timers.get(name);
    step.change({ timers: without(step.state.timers, name) });
    if (name === "life") {
      const { fault } = step.state.life.context.table;
      for (const { line } of linesIn(step.state))
        step.do({ type: "end", line, reason: "table-closed" });
      tellLife(step, { type: "xstate.after.farewell.table.closing" } as never);
      return step.do({ type: "closed", fault });
    }
    if (due && isOpen(step.state)) happen(step, due.event);
  },
  depart: (step, { line }) => {
    const player = drop(step, line);
    if (!isOpen(step.state)) return;
    if (step.state.deals.asked) step.then({ type: "dealOn" });
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
  },
  endLines: (step, { lines, banned }) => requests.endLines(step, lines, banned),
  notStored: (step, event) => notStored(step, event),
  /** The table is there again when the host starts, so nobody hears that it closed. */
  stop: (step) => {
    dropDeal(step, refusal("closed", "closed"));
    tellLife(step, { type: "stop" });
    stopPlay(step);
    dismissAll(step);
  },
  dealtRead: (step, { dealt, lines }) => closeDealt(step, dealt, lines),
  session: (step, { session }) => {
    const { table } = step.state;
    if (table.session === session) return;
    step.change({ table: { ...table, session } });
    if (isOpen(step.state)) step.then({ type: "tell" });
  },
} satisfies Partial<Handlers<TableEvent["type"]>>;

const whileOpen: Handlers<Exclude<TableEvent["type"], keyof typeof always>> = {
  watch: (step, { line, watcher, ticket }) => spectates(step, line, watcher, ticket),
  seat: (step, { line, player, from }) => comesToSeat(step, line, player, from),
  renamed: (step, { profile: { id, name, avatar } }) => {
    const { table, watchers } = step.state;
    step.change({
      watchers: new Map(
        [...watchers].map(([line, watcher]) => [
          line,
          watcher.profile === id ? { ...watcher, name } : watcher,
        ]),
      ),
    });
    const isTheirs = ({ profile }: StoredPlayer): boolean => profile === id;
    if (table.players.some(isTheirs)) {
      const players = table.players.map((player) =>
        isTheirs(player) ? { ...player, name, avatar } : player,
      );
      step.store({ after: { ...table, players } });
    }
    step.then({ type: "tell" });
  },
  openTo: (step, { lan }) => {
    const { table } = step.state;
    const couldWatch = mayWatch(step.state);
    step.store({ after: inSession(table, { lan }) });
    step.then({ type: "tell" });
    if (!couldWatch) step.then({ type: "showToWatchers" });
  },
  /** H-14: ends all lines but those of `owner`, the owner of the host; seats are kept (C-6). */
  closeTo: (step, { owner }) => {
    const { table } = step.state;
    const { lan } = table.session;
    if (!lan || lan.closed) return;
    step.store({ after: inSession(table, { lan: { ...lan, closed: true } }) });
    step.change({ barred: new Set(), barredScreens: new Set() });
    for (const { line } of linesIn(step.state)) {
      const player = sitterOn(step.state, line);
      const profile = player?.profile ?? step.state.watchers.get(line)?.profile ?? null;
      if (profile === owner) continue;
      step.do({ type: "end", line, reason: "lan-closed" });
      step.then({ type: "depart", line });
    }
    step.then({ type: "tell" });
  },
  leadTo: (step, { table }) => {
    step.change({ sequel: table });
    sendTable(step);
  },
  close: (step) => {
    const { rules, table, run } = step.state;
    step.store(closed(rules, table, run, sealedRound(step.state)));
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
    if (!heir) return;
    step.store({ after: inSession(step.state.table, { owner: heir.id }) });
    if (tells) sendTable(step);
  },
  beginIfReady: (step) => {
    const refused = beginIfReady(step);
    if (refused) notDealt(step, refused);
  },
  dealOn,
  /** A table without people closes. */
  left: (step, { gone }) => {
    const standing = gone.flatMap(({ id }) => linesOf(step.state, id, null));
    for (const { id, profile, name } of gone) dismiss(step, id, { profile, name });
    const ids = gone.map(({ id }) => id);
    requests.forgetSwaps(step, ids);
    forgetWitnesses(step, ids);
    sendTable(step);
    for (const line of standing) sendPresent(step, line, null);
    if (heirOf(step.state)) step.then({ type: "passOn", tells: true });
    if (!step.state.rules.waitsForPeople) return;
    step.then({ type: hasPeople(step.state.table) ? "beginIfReady" : "closeDeserted" });
  },
  /**
   * After the session's change is stored: players whose place is elsewhere now watch and are sent
   * where it is; new ones are seated or waited for.
   */
  rearranged: (step, { before }) => {
    const { table } = step.state;
    const [then, now] = [present(before), present(table)];
    const gone = then.filter(({ id }) => !now.some((player) => player.id === id));
    for (const { id, profile, name } of gone) dismiss(step, id, { profile, name, player: id });
    const ids = gone.map(({ id }) => id);
    requests.forgetSwaps(step, ids);
    forgetWitnesses(step, ids);
    for (const player of now) if (!then.some(({ id }) => id === player.id)) welcome(step, player);
    presenceChanged(step);
    sendTable(step);
    if (table.stage === "closed") end(step, null);
  },
  placesChanged: (step, { players }) => {
    const lines = players.flatMap((player) => linesFromElsewhere(step.state, player));
    for (const line of lines) sendPresent(step, line, null, false);
  },
  missRound: (step, { players }) => {
    step.change({ missing: new Set(players) });
    presenceChanged(step);
  },
  roundTime: (step, { event }) =>
    sealedRound(step.state) ? sealedTurnTime(step, event) : roundTime(step, event),
  sealedTime: (step) => (sealedNext(step.state) ? dealOn(step) : sealedTime(step)),
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
  /**
   * Sets the table back to its stored state after a fault; if that does not help, only this table
   * ends.
   */
  recover: (step, { line }) => {
    const { table, faults } = step.state;
    step.do({ type: "log", line: said.table(table.id, line) });
    const { revision } = table;
    const count = faults.revision === revision ? faults.count + 1 : 1;
    step.change({ faults: { revision, count } });
    if (count > faultsAllowed) endOver(step, new Error("setting the table back does not help"));
    else step.do({ type: "reload" });
  },
  reloaded: (step, { table, latest }) => {
    step.change({ table });
    restore(step, latest);
    sendTable(step);
    for (const { line, player } of linesIn(step.state)) sendPresent(step, line, player);
    step.do({ type: "isSetBack" });
  },
  notReloaded: (step, { fault, isAskedAgain }) => {
    if (!isAskedAgain) return endOver(step, fault);
    step.change({ again: step.at + setBackAgainMs });
  },
};

function away(step: TableStep): void {
  if (heirOf(step.state)) step.then({ type: "passOn", tells: false });
  step.then({ type: "presence" });
}

function end(step: TableStep, fault: unknown): void {
  dropDeal(step, refusal("closed", "closed"));
  tellLife(step, { type: "close", fault });
  stopPlay(step);
  dismissAll(step);
}

function endOver(step: TableStep, fault: unknown): void {
  step.do({ type: "log", line: said.tableEnds(step.state.table.id, faultLine(fault)) });
  end(step, fault);
}

/** Leaves everything as before: requests are refused, and other events are tried again. */
function notStored(step: TableStep, { of, refused, hadMoves }: Of<"notStored">): void {
  const { id } = step.state.table;
  const { code } = refused.error;
  if (hadMoves && isOpen(step.state)) movesNotStored(step, refused);
  switch (of.type) {
    case "time":
      if (of.name === "deal") dealLater(step);
      if (of.name === "sealed") restartWaiting(step);
      return retryLater(step);
    case "dealOn":
      return dealLater(step);
    case "botChose":
      return step.do({ ...of, type: "askBotAgain", ms: undefined });
    case "passOn":
      return step.do({ type: "log", line: said.notPassedOn(id, code) });
    case "renamed":
      return step.do({ type: "log", line: said.table(id, code) });
    case "beginIfReady":
      return notDealt(step, refused);
    case "closeDeserted":
      step.do({ type: "log", line: said.notClosed(id, code) });
      return end(step, null);
    case "ask": {
      const player = of.request === "ready" ? sitterOn(step.state, of.line) : null;
      if (player) comeBack(step, player.id);
      if (of.request === "ready") sendTable(step);
      return step.answer(of.ask, refused);
    }
    case "deal":
    case "expel":
      return step.answer(of.ask, refused);
    default:
  }
}
