// The players at a table: new ones, those present, and who has which seat.

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import { botCast, faceNamed } from "#main/bots/botNames.ts";
import type { RandomBytes } from "#main/base/chance.ts";
import type { Seat } from "#shared/contract/seats.ts";

type Newcomer = Pick<StoredPlayer, "id" | "name" | "avatar" | "profile" | "bot" | "bankMs"> &
  Partial<Pick<StoredPlayer, "program">>;

export const newcomer = (who: Newcomer): StoredPlayer => ({
  program: null,
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

/** A program of the house that may sit at a table, by its id. */
export type FindProgram = (id: string) => NamedProgram | null;
type NamedProgram = Readonly<{ id: string; name: string }>;
export type NewBot = BotLevel | NamedProgram;

/** Creates the bots, with names and faces that nobody present has; programs keep their own names. */
export function newBots(
  table: Pick<StoredTable, "players">,
  wanted: readonly NewBot[],
  random: RandomBytes,
): readonly StoredPlayer[] {
  const taken: Pick<StoredPlayer, "name" | "avatar">[] = [...present(table)];
  const ofPrograms = wanted.map((one) => {
    if (typeof one === "string") return null;
    const face = faceNamed(random, one.name, taken);
    taken.push(face);
    return face;
  });
  const others = ofPrograms.filter((face) => face === null).length;
  const cast = [...botCast(random, others, taken)];
  return wanted.map((one, place) =>
    newcomer({
      ...(ofPrograms[place] ?? cast.shift()!),
      id: nextId(table, place),
      profile: null,
      bankMs: 0,
      ...(typeof one === "string" ? { bot: one } : { bot: "program", program: one.id }),
    }),
  );
}

/** The players who have not left the table for good. */
export const present = ({ players }: Pick<StoredTable, "players">): readonly StoredPlayer[] =>
  players.filter(({ gone }) => !gone);

export const bySeat = (players: readonly StoredPlayer[]): readonly StoredPlayer[] =>
  players
    .filter(({ seat }) => seat !== null)
    .toSorted((one, other) => (one.seat ?? 0) - (other.seat ?? 0));

export const playerAt = (players: readonly StoredPlayer[], seat: Seat): StoredPlayer | undefined =>
  players.find((player) => player.seat === seat);
