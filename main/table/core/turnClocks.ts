// How long the table waits for each seat that is to act (H-12, C-6).

import type { RandomBytes } from "#main/base/chance.ts";
import { drawnPause } from "#main/bots/pace.ts";
import { hurryOf, timeShareAfter } from "#shared/bots/hurry.ts";
import { playerAt } from "#main/session/players.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { AnyGame, AnyRound, Cooldown } from "#shared/contract/game.ts";
import type { Move } from "#shared/contract/round.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { openlyToAct } from "#shared/contract/view.ts";
import { openWindow } from "#shared/contract/windows.ts";
import type { Presence, SeatClock } from "#shared/protocol/table.ts";
import type { Waits } from "./round.ts";
import {
  isAlone,
  isAsleep,
  isHurried,
  presenceOf,
  type Clocks,
  type Moment,
  type TableState,
  type Turn,
} from "./state.ts";
import type { TableStep } from "./step.ts";

/** C-6: the clock of a dropped seat at a table without a turn clock. */
const droppedMs = 30_000;
const retryMs = 1000;
/** Even answers to what is dull take so long. */
const leastAnswerMs = 400;

export const noClocks: Clocks = { turns: new Map(), window: null, round: null };

type Sitter = Readonly<{
  player: StoredPlayer;
  presence: Presence;
  /** The elapsed time since which they are dropped or away; null while they are here. */
  missingSince: number | null;
  /**
   * They miss the round: time makes their moves, even if they are a bot, and nobody stands in for
   * them.
   */
  misses: boolean;
}>;

function sitterAt({ state }: Moment, seat: Seat): Sitter | null {
  const player = playerAt(state.table.players, seat);
  return player
    ? {
        player,
        presence: presenceOf(state, player),
        missingSince: state.people.get(player.id)?.chart.context.person.missingSince ?? null,
        misses: state.missing.has(player.id),
      }
    : null;
}

/** H-11; of a sealed deal no bot knows the cards (H-51). */
export const haveStandIns = ({ table, run }: TableState): boolean =>
  table.session.settings.standIns && run?.game.longTurns === undefined && run?.isSealed !== true;

function turnMs({ state }: Moment): number | null {
  const { turnSeconds } = state.table.session.settings;
  return turnSeconds === null ? null : turnSeconds * 1000;
}

const windowLeft = ({ state: { clocks }, at }: Moment, ms: number): number =>
  clocks.window ? Math.max(0, clocks.window.openedAt + ms - at) : 0;

/** H-36: the share of its time that something takes which begins at `at`; 1 but for a person alone. */
export const timeShareAt = (state: TableState, at: number): number =>
  isAlone(state) ? timeShareAfter(at - state.decidedAt) : 1;

/** H-36: ms for which the open window stays open at least; 0 without one. */
function floorMs({ state }: Moment): number {
  const { window, openedAt } = state.clocks.window ?? {};
  const aloneMs = isAlone(state) ? window?.aloneFloorMs : undefined;
  return aloneMs === undefined || openedAt === undefined
    ? (window?.floorMs ?? 0)
    : Math.round(aloneMs * timeShareAt(state, openedAt));
}

/** In ms; within it every bot is to answer. Null without a window. */
export function answerMs(now: Moment): number | null {
  const { window } = now.state.clocks;
  if (!window) return null;
  const isShort = isAlone(now.state) && window.window.aloneFloorMs !== undefined;
  return isShort ? Math.max(floorMs(now), leastAnswerMs) : window.window.fullMs;
}

export const windowMs = ({ state: { clocks } }: Moment): number | null =>
  clocks.window?.window.fullMs ?? null;

/** In ms; 0 if the open response window may close. */
function floorLeft(now: Moment): number {
  const { window } = now.state.clocks;
  if (isAsleep(now.state) && window) return Infinity;
  return isHurried(now.state) ? 0 : windowLeft(now, floorMs(now));
}

/** In ms; null if no default move is ever made. */
function patience(now: Moment, seat: Seat): number | null {
  const turn = now.state.clocks.turns.get(seat);
  if (!turn || isAsleep(now.state)) return null;
  const due = dueAt(now, seat, turn);
  return due === null ? null : Math.max(0, Math.max(due, turn.notBefore) - now.at);
}

/** Keeps no more of a moment than it needs: a whole step would keep all the views it sends. */
export function waitsAt({ state, at }: Moment): Waits {
  const now = { state, at };
  return { patience: (_round, seat) => patience(now, seat), floorLeft: () => floorLeft(now) };
}

function dueAt(now: Moment, seat: Seat, turn: Turn): number | null {
  const { startedAt, isForced, pauseMs } = turn;
  const sitter = sitterAt(now, seat);
  if (now.state.clocks.window) return dueInWindow(now, turn, sitter);
  if (isForced || !sitter) return 0;
  if (turn.goesOn || sitter.misses) return startedAt + pauseMs;
  if (sitter.player.bot) return null;
  const missing = missingFrom(sitter, startedAt);
  // H-11: time makes no moves for a player for whom a bot stands in.
  if (sitter.presence === "away") return haveStandIns(now.state) ? null : missing + pauseMs;
  const ownMs = turnMs(now);
  if (ownMs !== null) return startedAt + ownMs + sitter.player.bankMs;
  return sitter.presence === "dropped" ? missing + droppedMs : null;
}

const missingFrom = ({ missingSince }: Sitter, startedAt: number): number =>
  Math.max(startedAt, missingSince ?? startedAt);

/**
 * Nobody is waited for longer than the window is open, and no default move is made before it may
 * close.
 */
function dueInWindow(
  now: Moment,
  { startedAt, pauseMs, isForced }: Turn,
  sitter: Sitter | null,
): number {
  const [floor, end] = [now.at + floorLeft(now), now.at + windowLeft(now, windowMs(now) ?? 0)];
  if (isForced || !sitter) return floor;
  const isPlayedByTime =
    sitter.misses || (!sitter.player.bot && sitter.presence === "away" && !haveStandIns(now.state));
  return isPlayedByTime
    ? Math.min(end, Math.max(floor, missingFrom(sitter, startedAt) + pauseMs))
    : end;
}

/** In ms, taken from the player's time bank by a move made now (H-12). */
export function overdrawnMs(now: Moment, seat: Seat): number {
  const turn = now.state.clocks.turns.get(seat);
  const [ownMs, sitter] = [turnMs(now), sitterAt(now, seat)];
  if (!turn || now.state.clocks.window || ownMs === null || !sitter) return 0;
  if (sitter.player.bot || sitter.presence === "away") return 0;
  return Math.min(sitter.player.bankMs, Math.max(0, now.at - turn.startedAt - ownMs));
}

export function shownClocks(now: Moment): readonly SeatClock[] {
  if (isAsleep(now.state)) return [];
  return [...now.state.clocks.turns]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([seat, turn]) => shownOf(now, seat, turn) ?? []);
}

function shownOf(now: Moment, seat: Seat, turn: Turn): SeatClock | null {
  const fullMs = windowMs(now);
  if (fullMs !== null) return { seat, leftMs: windowLeft(now, fullMs), fullMs, bank: false };
  const sitter = sitterAt(now, seat);
  if (!sitter || sitter.misses || sitter.presence === "away") return null;
  const ownMs = turnMs(now);
  if (ownMs === null) {
    const due = dueAt(now, seat, turn);
    return due === null || sitter.player.bot
      ? null
      : { seat, leftMs: Math.max(0, due - now.at), fullMs: droppedMs, bank: false };
  }
  const left = turn.startedAt + ownMs - now.at;
  const bankMs = sitter.player.bot ? 0 : sitter.player.bankMs;
  return left > 0 || bankMs === 0
    ? { seat, leftMs: Math.max(0, left), fullMs: ownMs, bank: false }
    : { seat, leftMs: Math.max(0, left + bankMs), fullMs: bankMs, bank: true };
}

/** Returns when each acting person's own time is used up and their time bank begins to run. */
export function bankDues(now: Moment): readonly Readonly<{ seat: Seat; at: number }>[] {
  const ownMs = turnMs(now);
  if (ownMs === null || now.state.clocks.window || isAsleep(now.state)) return [];
  return [...now.state.clocks.turns].flatMap(([seat, { startedAt }]) => {
    const at = startedAt + ownMs;
    return at > now.at && playerAt(now.state.table.players, seat)?.bot === null
      ? [{ seat, at }]
      : [];
  });
}

function begunTurn(step: TableStep, moment: string, goesOn = false): Turn {
  const { random }: { readonly random: RandomBytes } = step.given;
  const { round } = step.state.clocks;
  return {
    moment,
    startedAt: step.at,
    pauseMs: drawnPause(random)(round ? hurryOf(activeSeats(round).length) : 1, "hidden"),
    isForced: false,
    goesOn,
    notBefore: 0,
  };
}

const setTurns = (step: TableStep, turns: ReadonlyMap<Seat, Turn>): void =>
  step.change({ clocks: { ...step.state.clocks, turns } });

function setTurn(step: TableStep, seat: Seat, change: Partial<Turn>): void {
  const turn = step.state.clocks.turns.get(seat);
  if (turn) setTurns(step, new Map(step.state.clocks.turns).set(seat, { ...turn, ...change }));
}

/**
 * Begins a turn for each seat that is newly to act, in another phase, or again after its own move.
 * `absent`: the movers whose move was made by time.
 */
export function followRound(
  step: TableStep,
  game: AnyGame,
  round: AnyRound,
  movers: readonly Seat[],
  absent: readonly Seat[],
): void {
  const waiting = openlyToAct(game, round);
  const window = openWindow(game, round);
  const moment = `${game.phase(round)} ${window?.number ?? ""}`;
  const before = step.state.clocks;
  const isSame = window?.number === before.window?.window.number;
  step.change({
    clocks: {
      ...before,
      round,
      window: isSame ? before.window : window && { window, openedAt: step.at },
    },
  });
  // A seat that has answered in a hidden window is no longer to act, but its clock must go on as if
  // it were.
  const again = game.toAct(round).filter((seat) => movers.includes(seat));
  const turns = new Map(
    [...before.turns].filter(
      ([seat, turn]) => waiting.includes(seat) && turn.moment === moment && !again.includes(seat),
    ),
  );
  const goesOn = (seat: Seat): boolean =>
    game.longTurns !== undefined && (absent.includes(seat) || game.legal(round, seat).length === 0);
  for (const seat of waiting)
    if (!turns.has(seat)) turns.set(seat, begunTurn(step, moment, goesOn(seat)));
  for (const seat of again) {
    const turn = turns.get(seat);
    if (turn) turns.set(seat, { ...turn, notBefore: step.at + restMs(step, game, round, seat) });
  }
  setTurns(step, turns);
}

/** In ms, after the seat's last move. */
function restMs({ state }: Moment, game: AnyGame, round: AnyRound, seat: Seat): number {
  return isHurried(state) ? 0 : (cooldownOf(game, round, game.defaultMove(round, seat))?.ms ?? 0);
}

export const cooldownOf = (
  { longTurns }: AnyGame,
  { options, facts, zones }: AnyRound,
  move: Move,
): Cooldown | null => longTurns?.cooldown?.(options, facts, zones.pile, move) ?? null;

export function restartTurn(step: TableStep, seat: Seat): void {
  const turn = step.state.clocks.turns.get(seat);
  if (!turn) return;
  const turns = new Map(step.state.clocks.turns);
  turns.delete(seat);
  setTurns(step, turns.set(seat, begunTurn(step, turn.moment)));
}

export function wakeClocks(step: TableStep): void {
  const { clocks } = step.state;
  if (clocks.window)
    step.change({ clocks: { ...clocks, window: { ...clocks.window, openedAt: step.at } } });
  for (const seat of clocks.turns.keys()) restartTurn(step, seat);
}

/** Time makes no move for the seat before then. */
export const waitUntil = (step: TableStep, seat: Seat, notBefore: number): void =>
  setTurn(step, seat, { notBefore });

export const forceMove = (step: TableStep, seat: Seat): void =>
  setTurn(step, seat, { isForced: true });

export function retryLater(step: TableStep): void {
  for (const seat of step.state.clocks.turns.keys())
    setTurn(step, seat, { notBefore: step.at + retryMs });
}
