// GR-1: where more sit at a table than its game seats, the players take turns.

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { playersWith } from "#shared/contract/game.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { RotationEntry } from "#shared/protocol/schema.ts";
import { present } from "./players.ts";

/** How many play a round while the others wait; null where nobody waits. */
export function mostInRound({ game: id, options }: RotationEntry): number | null {
  const game = gameOf(id);
  return game?.players.waiting === undefined ? null : playersWith(game, options).max;
}

/**
 * All who are at the table, in the order in which they play: who stays from the last round; who
 * waited, for longest first; who has come since; who made room.
 */
export function inTurn(
  table: Pick<StoredTable, "carried" | "players">,
  game: string,
): readonly StoredPlayer[] {
  const here = present(table);
  const last = table.carried[game];
  if (!last) return here;
  const stays = last.seats[gameOf(game)?.carry.staying?.(last.carry) ?? -1];
  const { waiting = [] } = last;
  const rank = ({ id }: StoredPlayer): number => {
    if (id === stays) return -1;
    const place = waiting.indexOf(id);
    return place >= 0 ? place : waiting.length + Number(last.seats.includes(id));
  };
  return here.toSorted((one, other) => rank(one) - rank(other));
}
