// The players at a table: new ones, those present, and their seats in the next round (C-2, C-4).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { botCast } from "#main/bots/botNames.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Reseating } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";

type Newcomer = Pick<StoredPlayer, "id" | "name" | "avatar" | "profile" | "bot" | "bankMs">;

export const newcomer = (who: Newcomer): StoredPlayer => ({
  ...who,
  gone: false,
  seat: null,
  wins: 0,
  titles: {},
  rounds: 0,
  points: null,
  chips: 0,
  bought: 0,
  cashedOut: 0,
  broughtBack: 0,
  sitsOut: false,
});

/**
 * The next player id of this table. Ids of players who left are not used again, because results and
 * ledger refer to them.
 */
export const nextId = ({ players }: Pick<StoredTable, "players">, place = 0): string =>
  `p${players.length + place + 1}`;

/** Creates one bot per level, with names and faces that nobody present has. */
export const newBots = (
  table: Pick<StoredTable, "players">,
  levels: readonly BotLevel[],
  random: RandomBytes,
): readonly StoredPlayer[] =>
  botCast(random, levels.length, present(table)).map((who, place) =>
    newcomer({
      ...who,
      id: nextId(table, place),
      profile: null,
      bot: levels[place] ?? "regular",
      bankMs: 0,
    }),
  );

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
