// Sends every connection what it may see, and nothing else (C-7).

import { isDeepStrictEqual } from "node:util";
import { isForChips } from "#main/session/chipMoves.ts";
import { placeAhead, sittingOut, waitingTurn } from "#main/session/dealtIn.ts";
import { present } from "#main/session/players.ts";
import { isLastRound } from "#main/session/endings.ts";
import { isEnded, takes } from "#main/session/stageChart.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View } from "#shared/contract/view.ts";
import type { AnyStep } from "#shared/record/replay.ts";
import type {
  ChatLine,
  TableLan,
  TablePlayer,
  TableState as ShownTable,
} from "#shared/protocol/table.ts";
import { shownFault } from "./dealtRound.ts";
import { shownClocks } from "./turnClocks.ts";
import type { ConnectionId, TableStep, Watcher } from "./step.ts";
import { heldIn, isOut, viewNumber, type RoundRun } from "./round.ts";
import {
  isAlone,
  isReady,
  linesIn,
  mayWatch,
  presenceOf,
  viewerOf,
  type Moment,
  type TableState,
} from "./state.ts";

/**
 * The game of the present or last round, unless the rotation was changed since; before the first
 * round, the first game.
 */
export const gameAt = ({ session: { rotation }, position }: StoredTable): string =>
  rotation[position.entry]?.game ?? rotation[0]?.game ?? "";

/** Shown of a player besides the stored fields, and only at some tables. */
type Shown = Pick<TablePlayer, "out" | "presence" | "points" | "chips" | "sitsOut" | "ready">;

/** An unchanged player stays the same object: all are compared at each move. */
const lastShown = new WeakMap<StoredPlayer, TablePlayer>();

/** Copied field by field, to leave out the profile. */
function shownPlayer(player: StoredPlayer, shown: Shown): TablePlayer {
  const last = lastShown.get(player);
  if (last && (Object.keys(shown) as (keyof Shown)[]).every((key) => last[key] === shown[key]))
    return last;
  const { out, presence, points, chips, sitsOut, ready } = shown;
  const { id, name, avatar, bot, seat, gone, wins, titles, rounds, broughtBack } = player;
  // Chips taken away and brought back again were neither won nor lost (H-37).
  const [bought, cashedOut] = [player.bought - broughtBack, player.cashedOut - broughtBack];
  const now = {
    ...{ id, name, avatar, bot, presence, seat, out, gone, wins, titles, rounds, points },
    ...{ chips, bought, cashedOut, sitsOut, ready },
  };
  lastShown.set(player, now);
  return now;
}

function shownPlayers(state: TableState): readonly TablePlayer[] {
  const { table, rules, run } = state;
  const { stage } = table;
  const isForStakes = isForChips(table);
  const awaitsReady = rules.beginsWhenReady && takes(stage, "ready");
  const countsPoints = table.players.some(({ points }) => points !== null);
  const sitsOut = isEnded(stage) ? () => null : sittingOut(table);
  return table.players.map((player) =>
    shownPlayer(player, {
      out: stage === "playing" && run !== null && isOut(run, player),
      presence: presenceOf(state, player),
      points: countsPoints ? (player.points ?? 0) : null,
      chips: isForStakes ? player.chips : null,
      sitsOut: sitsOut(player),
      ready: awaitsReady && !player.gone && isReady(state, player),
    }),
  );
}

/** Copied field by field: neither tokens nor profiles nor a round's secrets are in it. */
function shownTable(now: Moment): ShownTable {
  const { state } = now;
  const { table, rules, run, sequel } = state;
  const { id, position, honours, stage, roundNumber } = table;
  const { rotation, stopping, settings, owner, tournament } = table.session;
  const dealFault = shownFault(state);
  const hasNext = !stopping && !isEnded(stage) && !isLastRound(table);
  // A rotation changed since then no longer names the last round's game.
  const entry = rotation[position.entry];
  return {
    id,
    game: run?.game.id ?? entry?.game ?? "",
    options: run?.step.round.options ?? entry?.options ?? {},
    rotation,
    position,
    next: hasNext ? placeAhead(table) : null,
    honours,
    stopping,
    settings,
    stage,
    players: shownPlayers(state),
    waiting: isEnded(stage) ? [] : waitingTurn(table).map((player) => player.id),
    owner,
    roundNumber,
    lan: shownLan(state),
    alone: isAlone(state),
    hints: run?.isSealed !== true && rules.refusalOf("hint", "playing") === null,
    clocks: stage === "playing" ? shownClocks(now) : [],
    lastResult: stage === "playing" ? null : (run?.step.round.facts.result ?? null),
    sequel,
    tournament,
    ...(dealFault && { dealFault }),
  };
}

/** Leaves out banned profiles. Returns null if the table is not open. */
export function shownLan({ table, watchers, swaps }: TableState): TableLan | null {
  const { lan } = table.session;
  if (!lan || lan.closed) return null;
  const { code, seats, fill, spectators, listed, locked, muted } = lan;
  const sitting = present(table);
  const isMuted = ({ profile }: { readonly profile: string | null }): boolean =>
    profile !== null && muted.includes(profile);
  const standing = [...watchers.values()].filter(
    ({ profile, name }) => name !== null && !sitting.some((player) => player.profile === profile),
  );
  const named = (some: readonly Watcher[]): readonly string[] => [
    ...new Set(some.flatMap(({ name }) => name ?? [])),
  ];
  return {
    code,
    seats,
    fill,
    spectators,
    listed,
    locked,
    muted: sitting.filter(isMuted).map(({ id }) => id),
    mutedWatching: named(standing.filter(isMuted)),
    swaps: Object.fromEntries(swaps),
    watching: named(standing),
  };
}

const screensIn = ({ watchers, screens }: TableState): readonly number[] =>
  [...watchers].flatMap(([line, { profile }]) =>
    profile === null ? (screens.get(line) ?? []) : [],
  );

type Watching = Readonly<{
  line: ConnectionId;
  player: string | null;
  viewer: Viewer;
}>;

function audience(state: TableState): readonly Watching[] {
  const all: Watching[] = [];
  for (const { line, player } of linesIn(state))
    if (!state.hushed.has(line)) all.push({ line, player, viewer: viewerOf(state, player) });
  return all;
}

/** With more viewers than this, the view that they share is packed only once. */
const fewViewers = 8;

/**
 * Sends the newest step to all who may know of it; a hidden one leaves no gap in the others'
 * numbers.
 */
export function sendStep(step: TableStep, run: RoundRun): void {
  const all = audience(step.state);
  const open = View.of(run.game, run.step, "spectator");
  const packed = all.length > fewViewers ? open : undefined;
  const held = heldIn(run);
  for (const each of all)
    if (notices(run.step, each.viewer)) sendView(step, each, run, run.step, held, open, packed);
}

/** Leaves out the events before. */
export function sendPresent(
  step: TableStep,
  line: ConnectionId,
  player: string | null,
  hasRound = true,
): void {
  const { state } = step;
  if (state.hushed.has(line)) return;
  sendTableTo(step, line, player, shownTable(step));
  if (!hasRound || !state.run) return;
  const at = { round: state.run.step.round, happened: [] };
  sendView(
    step,
    { line, player, viewer: viewerOf(state, player) },
    state.run,
    at,
    heldIn(state.run),
  );
}

export function sendAgain(step: TableStep, seats: readonly Seat[]): void {
  for (const { line, player, viewer } of audience(step.state))
    if (viewer !== "spectator" && seats.includes(viewer)) sendPresent(step, line, player);
}

/** The only way by which a round is shown to anybody (C-7, H-16). */
function sendView(
  step: TableStep,
  { line, player, viewer }: Watching,
  run: RoundRun,
  shown: AnyStep,
  held: readonly Seat[],
  open?: View,
  packed?: View,
): void {
  if (player === null && !mayWatch(step.state)) return;
  // H-51: what a seat sees of its own cards its page works out.
  const view = View.of(run.game, shown, run.isSealed ? "spectator" : viewer, open);
  step.do({
    type: "view",
    line,
    view: viewer !== "spectator" && held.includes(viewer) ? View.answered(view) : view,
    number: viewNumber(run, viewer),
    round: step.state.table.roundNumber,
    game: run.game.id,
    open: packed,
  });
}

export function sendChat(
  step: TableStep,
  lines: readonly ChatLine[],
  to?: readonly ConnectionId[],
): void {
  if (lines.length > 0)
    for (const line of to ?? linesIn(step.state).map((each) => each.line))
      step.do({ type: "chat", line, lines });
}

/**
 * Sends the table to all, or only to those who may know that anything happened; not if it is
 * unchanged.
 */
export function sendTable(
  step: TableStep,
  mayKnow: (viewer: Viewer) => boolean = () => true,
  except: ConnectionId | null = null,
): void {
  const shown = shownTable(step);
  const { clocks, ...others } = shown;
  const now = { ...others, screens: screensIn(step.state) };
  const isKnown = isDeepStrictEqual(now, step.state.sent);
  // A running clock must be sent again although it reads the same.
  if (isKnown && clocks.length === 0 && !step.state.clocksRan) return;
  step.change({ sent: now, clocksRan: clocks.length > 0 });
  for (const { line, player, viewer } of audience(step.state)) {
    if (line === except || !mayKnow(viewer)) continue;
    if (isKnown) step.do({ type: "clocks", line, clocks });
    else sendTableTo(step, line, player, shown);
  }
}

/** All but an owner with screens get the same object, so that it is packed only once. */
function sendTableTo(
  step: TableStep,
  line: ConnectionId,
  player: string | null,
  shown: ShownTable,
): void {
  const screens = screensIn(step.state);
  const isOwners = shown.lan && screens.length > 0 && player !== null && player === shown.owner;
  step.do({
    type: "table",
    line,
    state: isOwners && shown.lan ? { ...shown, lan: { ...shown.lan, screens } } : shown,
    elsewhere: step.state.watchers.get(line)?.player,
  });
}
