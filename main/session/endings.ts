// What a round and a session end with: results, points, honours, and everybody cashed out.

import { refusal } from "#main/base/refusal.ts";
import type { EndedRound, SeatResult } from "#main/store/roundStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame, AnyRound, Honours } from "#shared/contract/game.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { HeldHonours, TitleCounts } from "#shared/protocol/table.ts";
import { cashedOut, isForChips, joined, roundPostings, type Paid } from "./chipMoves.ts";
import { isDecided } from "./dealtIn.ts";
import { bySeat, playerAt } from "./players.ts";
import type { SessionRules } from "./sessionRules.ts";
import { stageAfter } from "./stageChart.ts";

export const noHonours: HeldHonours = { titles: {}, button: null };

/**
 * By player id, the points in one game of a session, apart from those in the other games of the
 * rotation (CE-13, GR-17). Sessions begun before points were kept per game have only the overall sum.
 */
function pointsIn(
  { carried, players }: StoredTable,
  game: string,
): { readonly [player: string]: number } {
  const last = carried[game];
  if (!last) return {};
  return (
    last.points ??
    Object.fromEntries(players.flatMap(({ id, points }) => (points === null ? [] : [[id, points]])))
  );
}

const outcomeAt = ({ winners, chips, points }: RoundResult, seat: Seat) => ({
  won: winners.includes(seat),
  chips: chips?.[seat] ?? null,
  points: points?.[seat] ?? null,
});

/** The stacks match the ledger: the chips they had plus what they won or lost. */
const scored = (
  { players }: StoredTable,
  results: readonly SeatResult[],
  beside: ReadonlyMap<string, number>,
) =>
  players.map((player) => {
    const own = results.find((result) => result.player === player.id);
    const extra = beside.get(player.id);
    if (!own) return extra ? { ...player, points: (player.points ?? 0) + extra } : player;
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

/** H-8: the honours until the next round that gives some; none if the table keeps no titles. */
function held(
  { session: { settings }, honours: before, players }: StoredTable,
  honours: Honours | null,
): HeldHonours {
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

/** `round` must have a result. */
export function endedRound(
  rules: SessionRules,
  table: StoredTable,
  game: AnyGame,
  round: AnyRound,
): Paid & { readonly seats: readonly SeatResult[] } {
  // The game decides the titles (H-8).
  const honours = game.carry.honours(round.facts);
  const titles = Object.entries(honours?.titles ?? {});
  const sitters = bySeat(table.players);
  const seats = sitters.map(({ id: player, profile, name, bot }, seat) => ({
    ...{ seat, player, profile, name, bot },
    titles: titles.flatMap(([title, holder]) => (holder === seat ? [title] : [])),
    ...outcomeAt(round.facts.result!, seat),
  }));
  const { waiting } = table.carried[game.id] ?? {};
  const beside = new Map(
    (waiting ?? []).map((id, at) => [id, round.facts.result?.waiting?.[at] ?? 0]),
  );
  const points = { ...pointsIn(table, game.id) };
  const won = [...seats.map((seat) => [seat.player, seat.points] as const), ...beside];
  for (const [player, more] of won)
    if (more !== null) points[player] = (points[player] ?? 0) + more;
  const carried = {
    ...{ carry: game.carry.after(round), seats: sitters.map(({ id }) => id), points },
    ...(waiting && { waiting }),
  };
  const after: StoredTable = {
    ...table,
    stage: stageAfter(table.stage, "round.over"),
    players: scored(table, seats, beside),
    honours: held(table, honours),
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
    ...outcomeAt(result, seat),
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

/** The lowest target of a game in the rotation that somebody has reached in that game. */
function targetReached(table: StoredTable): number | null {
  const reached = table.session.rotation.flatMap(({ game, options: { target } }) => {
    const points = pointsIn(table, game);
    return typeof target === "number" &&
      target > 0 &&
      table.players.some(({ id }) => (points[id] ?? 0) >= target)
      ? [target]
      : [];
  });
  return reached.length === 0 ? null : Math.min(...reached);
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
  const { table: now } = paid;
  const isOver =
    now.stage === "between" &&
    (now.session.stopping ||
      isLastRound(now) ||
      targetReached(now) !== null ||
      (isForChips(now) && isDecided(now)));
  return isOver ? joined(paid.postings, stopped(now)) : paid;
}
