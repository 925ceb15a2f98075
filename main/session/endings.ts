// What a round and a session end with: results, points, honours, and everybody cashed out.

import type { StoredTable } from "#main/store/tableStore.ts";
import type { EndedRound, SeatResult } from "#main/store/roundStore.ts";
import type { AnyGame, AnyRound, Honours } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { HeldHonours, TitleCounts } from "#shared/protocol/table.ts";
import { cashedOut, isForChips, joined, roundPostings, type Paid } from "./chipMoves.ts";
import { bySeat, playerAt } from "./players.ts";
import type { SessionRules } from "./sessionRules.ts";
import { stageAfter } from "./stageChart.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { isDecided } from "./dealtIn.ts";
import { refusal } from "#main/base/refusal.ts";

/**
 * Points in one game of a session, apart from those in the other games of the rotation (CE-13, GR-17),
 * by player id; players without points are left out.
 */
type GamePoints = { readonly [player: string]: number };

const allPoints = ({ players }: StoredTable): GamePoints =>
  Object.fromEntries(players.flatMap(({ id, points }) => (points === null ? [] : [[id, points]])));

/** Sessions begun before points were kept per game have only the overall sum. */
export function pointsIn(table: StoredTable, game: string): GamePoints {
  const last = table.carried[game];
  return last ? (last.points ?? allPoints(table)) : {};
}

export const pointsAfter = (
  before: GamePoints,
  round: readonly { readonly player: string; readonly points: number | null }[],
): GamePoints => ({
  ...before,
  ...Object.fromEntries(
    round.flatMap(({ player, points }) =>
      points === null ? [] : [[player, (before[player] ?? 0) + points]],
    ),
  ),
});

export interface RoundEnd extends Paid {
  readonly seats: readonly SeatResult[];
}

export const noHonours: HeldHonours = { titles: {}, button: null };

const honoursOf = (game: AnyGame, round: AnyRound): Honours | null =>
  game.carry.honours(round.facts);

/** The game decides the titles (H-8). */
function seatResults(
  { players }: StoredTable,
  game: AnyGame,
  round: AnyRound,
): readonly SeatResult[] {
  const { result } = round.facts;
  if (!result) return [];
  const titles = Object.entries(honoursOf(game, round)?.titles ?? {});
  return bySeat(players).map(({ id, profile, name, bot }, seat) => ({
    seat,
    player: id,
    profile,
    name,
    bot,
    won: result.winners.includes(seat),
    titles: titles.flatMap(([title, holder]) => (holder === seat ? [title] : [])),
    chips: result.chips?.[seat] ?? null,
    points: result.points?.[seat] ?? null,
  }));
}

/** The stacks match the ledger: the chips they had plus what they won or lost. */
function scored(table: StoredTable, results: readonly SeatResult[]): StoredTable["players"] {
  return table.players.map((player) => {
    const own = results.find((result) => result.player === player.id);
    if (!own) return player;
    return {
      ...player,
      rounds: player.rounds + 1,
      wins: player.wins + (own.won ? 1 : 0),
      titles: own.titles.reduce<TitleCounts>(
        (counts, title) => ({ ...counts, [title]: (counts[title] ?? 0) + 1 }),
        player.titles,
      ),
      points: own.points === null ? player.points : (player.points ?? 0) + own.points,
      chips: player.chips + (own.chips ?? 0),
    };
  });
}

/**
 * H-8: returns the honours held until the next round that gives some; none if the table keeps no
 * titles.
 */
function held(
  { session: { settings }, honours: before, players }: StoredTable,
  game: AnyGame,
  round: AnyRound,
): HeldHonours {
  const honours = honoursOf(game, round);
  if (!settings.titles) return noHonours;
  if (!honours) return before;
  const idAt = (seat: Seat | null): string | null =>
    seat === null ? null : (playerAt(players, seat)?.id ?? null);
  const titles = Object.entries(honours.titles).flatMap(([title, seat]) => {
    const id = idAt(seat);
    return id === null ? [] : [[title, id] as const];
  });
  return { titles: Object.fromEntries(titles), button: idAt(honours.button) };
}

export function endedRound(
  rules: SessionRules,
  table: StoredTable,
  game: AnyGame,
  round: AnyRound,
): RoundEnd {
  const seats = seatResults(table, game, round);
  const carried = {
    carry: game.carry.after(round),
    seats: bySeat(table.players).map(({ id }) => id),
    points: pointsAfter(pointsIn(table, game.id), seats),
  };
  const after: StoredTable = {
    ...table,
    stage: stageAfter(table.stage, "round.over"),
    players: scored(table, seats),
    honours: held(table, game, round),
    carried: { ...table.carried, [game.id]: carried },
  };
  return { seats, ...rules.settled({ table: after, postings: roundPostings(table, seats) }) };
}

/** Returns null if the round has not ended. */
export function overRound(
  { id: table, roundNumber: number, players }: StoredTable,
  { facts: { result } }: AnyRound,
  at: number,
): EndedRound | null {
  if (!result) return null;
  const seats = bySeat(players).map(({ id: player }, seat) => ({
    seat,
    player,
    place: result.places.findIndex((shared) => shared.includes(seat)) + 1,
    won: result.winners.includes(seat),
    chips: result.chips?.[seat] ?? null,
    points: result.points?.[seat] ?? null,
  }));
  return { table, number, at, seats };
}

export const stopped = (table: StoredTable): Paid =>
  cashedOut(
    {
      ...table,
      stage: stageAfter(table.stage, "session.over"),
      session: table.session.stopping ? { ...table.session, stopping: false } : table.session,
    },
    () => true,
  );

/**
 * Returns the lowest target of a game in the rotation that somebody has reached in that game; null
 * if nobody has.
 */
function targetReached(table: StoredTable): number | null {
  const mostIn = (game: string): number => {
    const points = pointsIn(table, game);
    return Math.max(0, ...table.players.map(({ id }) => points[id] ?? 0));
  };
  const targets = table.session.rotation.flatMap(({ game, options: { target } }) =>
    typeof target === "number" && target > 0 && target <= mostIn(game) ? [target] : [],
  );
  return targets.length === 0 ? null : Math.min(...targets);
}

/** H-10: whether the present round, or the one just played, is the last. */
export const isLastRound = ({ session: { settings }, roundNumber }: StoredTable): boolean =>
  settings.lastRound !== null && roundNumber >= settings.lastRound;

/** Refuses an end that a running session has already passed, so that nobody ends it by mistake. */
export function isPast(table: StoredTable): Refusal | null {
  if (table.roundNumber > 0 && isLastRound(table))
    return refusal("wrong-option", "lastRoundPast", { round: table.roundNumber });
  const target = targetReached(table);
  return target === null ? null : refusal("wrong-option", "targetPast", { target });
}

/**
 * Adds what follows from a change: players who left and are in no running round cash out, and a
 * session that was to stop after this round, is decided or has reached its target ends.
 */
export function settled({ table, postings }: Paid): Paid {
  const isPlaying = table.stage === "playing";
  const paid = joined(
    postings,
    cashedOut(table, ({ gone, seat }) => gone && !(isPlaying && seat !== null)),
  );
  if (paid.table.stage !== "between") return paid;
  const isOver =
    paid.table.session.stopping ||
    isLastRound(paid.table) ||
    targetReached(paid.table) !== null ||
    (isForChips(paid.table) && isDecided(paid.table));
  return isOver ? joined(paid.postings, stopped(paid.table)) : paid;
}
