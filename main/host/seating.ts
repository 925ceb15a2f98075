// Who sits where in the next round, and where did he sit in the last (C-2, C-4)?

import type { StoredPlayer } from '#main/store/tableStore.ts';
import type { Reseating } from '#shared/game/game.ts';
import type { Seat } from '#shared/game/seats.ts';

/** Whoever is not gone takes a seat, in the order of registration (C-2). */
export function seated(players: readonly StoredPlayer[]): readonly StoredPlayer[] {
  let next = 0;
  return players.map((player) => {
    const seat = player.gone ? null : next++;
    return seat === player.seat ? player : { ...player, seat };
  });
}

export const bySeat = (players: readonly StoredPlayer[]): readonly StoredPlayer[] =>
  players.filter(({ seat }) => seat !== null).toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));

export const playerAt = (players: readonly StoredPlayer[], seat: Seat): StoredPlayer | undefined => players.find((player) => player.seat === seat);

/** From the seats that `before` had to those that `after` has; players keep their id. At least one of them must have stayed. */
export function reseatingOf(before: readonly StoredPlayer[], after: readonly StoredPlayer[]): Reseating {
  const old = bySeat(before);
  const seatNow = new Map(after.map(({ id, seat }) => [id, seat]));
  const seatOf = (seat: Seat): Seat | null => {
    const player = old[seat];
    return player ? (seatNow.get(player.id) ?? null) : null;
  };
  return {
    seats: bySeat(after).length,
    seatOf,
    atOrLeftOf: (seat) => {
      for (let step = 0; step < old.length; step += 1) {
        const now = seatOf((seat + step) % old.length);
        if (now !== null) return now;
      }
      throw new Error('nobody of the last round is left');
    },
  };
}
