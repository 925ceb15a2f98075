// Who came where in a finished round, with which title and which gain?

import type { Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';

export interface Standing {
  /** 1 is first; seats that share a place have the same. */
  readonly place: number;
  readonly player: TablePlayer;
  /** KB-13, KB-16 */
  readonly title: 'king' | 'bastard' | null;
  /** Chips won or lost; null where nothing was played for. */
  readonly change: number | null;
  /** Left in the round or after it. */
  readonly left: boolean;
}

/** A seat's place, counted from 1; null for a seat that was not in the round. */
export function placeOf({ places }: Result, seat: Seat): number | null {
  const at = places.findIndex((sharing) => sharing.includes(seat));
  return at < 0 ? null : places.slice(0, at).flat().length + 1;
}

/** The last of those who stayed, unless he won or was alone (KB-16). */
function bastardSeats({ places, winners }: Result, left: readonly Seat[]): readonly Seat[] {
  const stayed = places.map((place) => place.filter((seat) => !left.includes(seat))).filter((place) => place.length > 0);
  if (stayed.flat().length < 2) return [];
  return (stayed.at(-1) ?? []).filter((seat) => !winners.includes(seat));
}

/**
 * The finished round's players, best place first; empty while there is no result.
 * `left`: the seats that left in the round, as its facts list them.
 */
export function standings({ players, lastResult }: Pick<TableState, 'players' | 'lastResult'>, left: readonly Seat[]): readonly Standing[] {
  if (!lastResult) return [];
  const bastards = bastardSeats(lastResult, left);
  const titleOf = (seat: Seat): Standing['title'] => {
    if (lastResult.winners.includes(seat)) return 'king';
    return bastards.includes(seat) ? 'bastard' : null;
  };
  return lastResult.places.flat().flatMap((seat) => {
    const player = players.find((one) => one.seat === seat);
    const place = placeOf(lastResult, seat);
    if (!player || place === null) return [];
    return [{ place, player, title: titleOf(seat), change: lastResult.chips?.[seat] ?? null, left: left.includes(seat) || player.gone }];
  });
}

/** Who must still ask for the next round: people at the table who have not. */
export const notReady = (players: readonly TablePlayer[]): readonly TablePlayer[] =>
  players.filter(({ gone, ready, bot }) => !gone && !ready && bot === null);
