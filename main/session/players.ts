// The players at a table: new ones, those present, and who has which seat.

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { botCast } from "#main/bots/botNames.ts";
import type { RandomBytes } from "#main/base/chance.ts";
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

export const bySeat = (players: readonly StoredPlayer[]): readonly StoredPlayer[] =>
  players
    .filter(({ seat }) => seat !== null)
    .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));

export const playerAt = (players: readonly StoredPlayer[], seat: Seat): StoredPlayer | undefined =>
  players.find((player) => player.seat === seat);
