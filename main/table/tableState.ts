// What does everyone at a table see of the table itself?

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Stage, TableLan, TablePlayer, TableState } from "#shared/protocol/table.ts";
import type { Attendance, Watcher } from "./attendance.ts";
import { present } from "#main/session/seating.ts";
import type { Swaps } from "./swaps.ts";
import { isForChips } from "#main/session/chipMoves.ts";
import { placeAhead, sittingOut } from "#main/session/dealtIn.ts";
import { isOut, type RoundRun } from "./roundRun.ts";
import { isLastRound } from "#main/session/sessionEnd.ts";
import { takes } from "#main/session/stageChart.ts";
import type { TurnClocks } from "./turnClocks.ts";

interface Parts {
  readonly table: StoredTable;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  readonly swaps: Swaps;
  /** The present or last round. */
  readonly run: RoundRun | null;
  /** H-30 */
  readonly alone: boolean;
  /** Does the next round begin once everybody is ready? */
  readonly beginsWhenReady: boolean;
  /** H-27 */
  readonly hints: boolean;
  /** The table that its people are led to. */
  readonly sequel: string | null;
}

/** Of the present or last round; before the first, of that one. */
export const gameAt = ({ session: { rotation }, position }: StoredTable): string =>
  rotation[position.entry]?.game ?? rotation[0]?.game ?? "";

const isEnded = (stage: Stage): boolean => stage === "stopped" || stage === "closed";

/**
 * What is shown of a player besides what is stored of him, and of what is stored only at some
 * tables.
 */
type Shown = Pick<TablePlayer, "out" | "presence" | "points" | "chips" | "sitsOut" | "ready">;

/**
 * As long as nothing of a player changes he is the same object: at each move all are asked after,
 * and few have changed.
 */
const lastShown = new WeakMap<StoredPlayer, TablePlayer>();

/** Field by field: no profile is in it. */
function shownPlayer(
  player: StoredPlayer,
  { out, presence, points, chips, sitsOut, ready }: Shown,
): TablePlayer {
  const last = lastShown.get(player);
  if (
    last?.presence === presence &&
    last.out === out &&
    last.points === points &&
    last.chips === chips &&
    last.sitsOut === sitsOut &&
    last.ready === ready
  )
    return last;
  const { id, name, avatar, bot, seat, gone, wins, titles, rounds, broughtBack } = player;
  // What somebody took away and brought back again was neither won nor lost (H-37).
  const [bought, cashedOut] = [player.bought - broughtBack, player.cashedOut - broughtBack];
  const shown = {
    id,
    name,
    avatar,
    bot,
    presence,
    seat,
    out,
    gone,
    wins,
    titles,
    rounds,
    points,
    chips,
    bought,
    cashedOut,
    sitsOut,
    ready,
  };
  lastShown.set(player, shown);
  return shown;
}

/** Field by field: neither tokens nor profiles nor a round's secrets are in it. */
export function tableView({
  table,
  attendance,
  clocks,
  swaps,
  run,
  alone,
  hints,
  beginsWhenReady,
  sequel,
}: Parts): TableState {
  const {
    id,
    session: { rotation, stopping, settings, owner },
    position,
    honours,
    stage,
    roundNumber,
  } = table;
  const isForStakes = isForChips(table);
  const awaitsReady = beginsWhenReady && takes(stage, "ready");
  const countsPoints = table.players.some(({ points }) => points !== null);
  const sitsOut = isEnded(stage) ? () => null : sittingOut(table);
  const players = table.players.map((player) =>
    shownPlayer(player, {
      out: stage === "playing" && run !== null && isOut(run, player),
      presence: attendance.presence(player),
      points: countsPoints ? (player.points ?? 0) : null,
      chips: isForStakes ? player.chips : null,
      sitsOut: sitsOut(player),
      ready: awaitsReady && !player.gone && attendance.isReady(player),
    }),
  );
  const hasNext = !stopping && !isEnded(stage) && !isLastRound(table);
  // A rotation that was changed since does not name the last round's game any more.
  const entry = rotation[position.entry];
  return {
    id,
    game: run?.game.id ?? entry?.game ?? "",
    options: run?.round.options ?? entry?.options ?? {},
    rotation,
    position,
    next: hasNext ? placeAhead(table) : null,
    honours,
    stopping,
    settings,
    stage,
    players,
    owner,
    roundNumber,
    lan: lanView({ table, attendance, swaps }),
    alone,
    hints,
    clocks: stage === "playing" ? clocks.shown() : [],
    lastResult: stage === "playing" ? null : (run?.round.facts.result ?? null),
    sequel,
    tournament: table.session.tournament,
  };
}

/** Without those who were sent away; null where it is not open. */
export function lanView({
  table,
  attendance,
  swaps,
}: Pick<Parts, "table" | "attendance" | "swaps">): TableLan | null {
  const { lan } = table.session;
  if (!lan || lan.closed) return null;
  const { code, seats, fill, spectators, listed, locked, muted } = lan;
  const sitting = present(table);
  const isMuted = ({ profile }: { readonly profile: string | null }): boolean =>
    profile !== null && muted.includes(profile);
  const watchers = attendance.watchers.filter(
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
    mutedWatching: named(watchers.filter(isMuted)),
    swaps: swaps.wishes,
    watching: named(watchers),
  };
}
