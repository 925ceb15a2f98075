// A table at which a record has just been dealt, stored as a host would find it after a restart.

import { hashOf } from "#main/base/chance.ts";
import { boughtIn } from "#main/session/chipMoves.ts";
import { noHonours } from "#main/session/endings.ts";
import { newcomer } from "#main/session/players.ts";
import type { TableDoor } from "#main/base/ports.ts";
import { openStore } from "#main/store/store.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import { standardSettings, type TableSettings } from "#shared/protocol/schema.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { Client } from "./client.ts";
import { testFolder, testHost, type TestHost } from "./testHost.ts";
import { eveningOf } from "./eveningOf.ts";

export const storedId = "script";
export const tokenOf = (seat: Seat): string => `seat ${seat}`;

type Wish = Readonly<{
  settings?: Partial<TableSettings>;
  /** Seats that bots play. */
  bots?: readonly Seat[];
}>;

export function storeRound(
  dataFolder: string,
  record: RoundRecord,
  { settings: wished = {}, bots = [] }: Wish = {},
): void {
  const { anyDeck: _anyDeck, ...options } = record.options;
  const settings: TableSettings = { ...standardSettings, timeBankSeconds: 0, ...wished };
  const store = openStore(dataFolder);
  const rotation = [
    {
      game: record.game,
      rounds: 1,
      options: completeOptions(gameOf(record.game)!.options, options) as RoundRecord["options"],
    },
  ];
  const players = record.seats.map((name, seat) => ({
    ...newcomer({
      id: `p${seat}`,
      profile: bots.includes(seat) ? null : `person-${seat}`,
      name,
      avatar: "avatar-01",
      bot: bots.includes(seat) ? "easy" : null,
      bankMs: bots.includes(seat) ? 0 : settings.timeBankSeconds * 1000,
    }),
    seat,
  }));
  const { table, postings } = boughtIn(
    {
      id: storedId,
      session: eveningOf(storedId, rotation, { settings, owner: "p0", openedAt: 0 }),
      position: { entry: 0, round: 0 },
      honours: noHonours,
      carried: {},
      stage: "playing",
      roundNumber: 1,
      revision: 0,
      players,
    },
    "buy-in",
    () => "chips" in (record.carry ?? {}),
  );
  for (const { profile, seat } of players)
    if (profile !== null)
      store.profiles.add({
        id: profile,
        name: `Person ${seat}`,
        avatar: "avatar-01",
        madeAt: Date.UTC(2026, 0, 1),
      });
  store.tables.add(table);
  for (const posting of postings) store.bank.post(posting, 0);
  record.seats.forEach((_, seat) =>
    store.sessions.addToken({
      hash: hashOf(tokenOf(seat)),
      session: storedId,
      player: `p${seat}`,
      issuedAt: 0,
    }),
  );
  store.rounds.begin({ table: storedId, number: 1 }, record, 0);
  store.close();
}

export interface DealtTable extends TestHost {
  readonly door: TableDoor;
  /** By seat; bots have none. */
  readonly people: readonly Client[];
  readonly watcher: Client;
}

/** The record's table with everybody there who is a person, and somebody who watches. */
export async function dealtTable(
  record: RoundRecord,
  wish: Wish = {},
  parts: Parameters<typeof testHost>[0] = {},
): Promise<DealtTable> {
  const { dataFolder = testFolder() } = parts;
  storeRound(dataFolder, record, { ...wish, settings: { botPace: 0, ...wish.settings } });
  const made = await testHost({ ...parts, dataFolder });
  const door = made.house.table(storedId)!;
  const seats = record.seats.map((_, seat) => seat).filter((seat) => !wish.bots?.includes(seat));
  const watcher = Client.arrive(door);
  const people: Client[] = [];
  for (const seat of seats) people[seat] = Client.arrive(door, tokenOf(seat));
  return { ...made, door, people, watcher };
}
