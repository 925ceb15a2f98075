// What stands in the store of a host that is flooded: a table of others, one person's long history
// and table of Eights Nomic, and a tournament to watch.

import { hashOf } from "#main/base/chance.ts";
import { openStore } from "#main/store/store.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { recordFormat } from "#shared/record/roundRecord.ts";
import { addRound, addTable as addPlayed, playedOut } from "#test/support/playedHistory.ts";
import { addTable } from "../hostTable.ts";

/** Four people who have done nothing. */
export const others = { table: "others", seats: 4 } as const;
/** The one who floods sits here with a friend. */
export const talkers = { table: "talkers", seats: 2 } as const;
/** Their own tables, where nothing is played yet. */
export const ownTables = Array.from({ length: 8 }, (_, at) => `own-${at}`);
const eve = "eve";

/** Stores it; answers with the house's id. `secret`: by which the one who floods is known. */
export function layOut(dataFolder: string, secret: string, rounds: number): string {
  const store = openStore(dataFolder);
  try {
    store.atOnce(() => {
      addTable(store, exordia8.id, others.seats, others.table);
      addTable(store, "eights-nomic", talkers.seats, talkers.table);
      store.guests.add({
        id: eve,
        name: "Eve",
        avatar: "avatar-03",
        madeAt: 1,
        hash: hashOf(secret),
      });
      for (const table of ownTables) addTable(store, exordia8.id, 2, table, { first: eve });
      const names = ["Eve", ...Array.from({ length: 7 }, (_, at) => `Bot ${at}`)];
      const table = {
        id: "played",
        names,
        sitters: names.map((_, seat) => (seat === 0 ? { profile: eve } : ("regular" as const))),
        openedAt: 1,
      };
      addPlayed(store, table, exordia8.id);
      const record = playedOut(
        {
          format: recordFormat,
          game: exordia8.id,
          options: {},
          seats: names,
          seed: "flood",
          moves: [],
        },
        "flood",
      );
      for (let number = 1; number <= rounds; number += 1)
        addRound(store, table, number, record, number * 1_000_000);
    });
    return store.guests.houseId();
  } finally {
    store.close();
  }
}
