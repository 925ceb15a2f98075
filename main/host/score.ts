// What does a finished round do to the players' score and stacks (KB-14, C-14)?

import type { SeatResult } from '#main/store/roundStore.ts';
import type { StoredPlayer } from '#main/store/tableStore.ts';
import type { AnyRound } from '#shared/game/game.ts';
import type { Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import { bySeat } from './seating.ts';

/** The last place among those who stayed; nobody where at most one did, or where all share the first (KB-13, KB-16). */
export function lastSeats({ winners, places }: Result, left: readonly Seat[]): readonly Seat[] {
  const stayed = places.map((place) => place.filter((seat) => !left.includes(seat))).filter((place) => place.length > 0);
  if (stayed.flat().length < 2) return [];
  return (stayed.at(-1) ?? []).filter((seat) => !winners.includes(seat));
}

/** Every seat's part in a finished round. */
export function seatResults(players: readonly StoredPlayer[], { facts }: AnyRound): readonly SeatResult[] {
  const { result, left } = facts;
  if (!result) return [];
  const last = lastSeats(result, left);
  return bySeat(players).map(({ id, profile }, seat) => ({
    seat, player: id, profile, first: result.winners.includes(seat), last: last.includes(seat), chips: result.chips?.[seat] ?? null,
  }));
}

/** The players with the round's firsts, lasts and chips. */
export function scored(players: readonly StoredPlayer[], round: AnyRound): readonly StoredPlayer[] {
  const results = seatResults(players, round);
  return players.map((player) => {
    const own = results.find((result) => result.player === player.id);
    if (!own) return player;
    return {
      ...player,
      rounds: player.rounds + 1,
      firsts: player.firsts + (own.first ? 1 : 0),
      lasts: player.lasts + (own.last ? 1 : 0),
      chips: round.facts.chips?.[own.seat] ?? player.chips,
    };
  });
}
