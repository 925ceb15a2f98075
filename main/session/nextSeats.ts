// Seats in the next round, and their relation to an earlier one (C-2, C-4).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Reseating } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** The players who have not left the table for good. */
export const present = ({ players }: Pick<StoredTable, "players">): readonly StoredPlayer[] =>
  players.filter(({ gone }) => !gone);

/** In the order of registration (C-2). */
export function seated(
  players: readonly StoredPlayer[],
  isDealtIn: (player: StoredPlayer) => boolean,
): readonly StoredPlayer[] {
  let next = 0;
  return players.map((player) => {
    const seat = isDealtIn(player) ? next++ : null;
    return seat === player.seat ? player : { ...player, seat };
  });
}

export const bySeat = (players: readonly StoredPlayer[]): readonly StoredPlayer[] =>
  players
    .filter(({ seat }) => seat !== null)
    .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));

export const playerAt = (players: readonly StoredPlayer[], seat: Seat): StoredPlayer | undefined =>
  players.find((player) => player.seat === seat);

/** `before`: ids by seat. Returns null if none of them has a seat now. */
export function reseatingOf(
  before: readonly string[],
  after: readonly StoredPlayer[],
): Reseating | null {
  const seatNow = new Map(after.map(({ id, seat }) => [id, seat]));
  const seatOf = (seat: Seat): Seat | null => seatNow.get(before[seat] ?? "") ?? null;
  if (before.every((_, seat) => seatOf(seat) === null)) return null;
  return {
    seats: bySeat(after).length,
    seatOf,
    atOrLeftOf: (seat) => {
      for (let step = 0; step < before.length; step += 1) {
        const now = seatOf((seat + step) % before.length);
        if (now !== null) return now;
      }
      throw new Error("nobody of that round is left");
    },
  };
}
