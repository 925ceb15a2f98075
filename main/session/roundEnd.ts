import type { EndedRound, SeatResult } from "#main/store/roundStore.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame, AnyRound, Honours } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { HeldHonours, TitleCounts } from "#shared/protocol/table.ts";
import { roundPostings, type Paid } from "./chipMoves.ts";
import { pointsAfter, pointsIn } from "./gamePoints.ts";
import { bySeat, playerAt } from "./nextSeats.ts";
import type { SessionRules } from "./sessionRules.ts";
import { stageAfter } from "./stageChart.ts";

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
