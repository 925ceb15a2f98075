// Gives a browser test rounds that were played before the app starts.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { openStore } from "#main/store/store.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { longRound } from "#test/support/longRound.ts";
import { addRound, addTable, playedOut, type PlayedTable } from "#test/support/playedHistory.ts";

const golden = (path: string): RoundRecord =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, "../../records", path), "utf8"),
  ) as RoundRecord;

/** Noon of that day in November 2026, where the tests run. */
const noonOf = (day: number): number => new Date(2026, 10, day, 12).getTime();

const alone: PlayedTable = {
  id: "alone",
  sitters: [{ profile: "robin" }, "regular", "regular", "easy"],
  names: ["Robin", "Ada", "Ludwig", "Greta"],
  openedAt: noonOf(10),
};
const pots: PlayedTable = {
  id: "pots",
  sitters: [{ profile: "robin" }, "regular", "regular", "easy", "easy"],
  names: ["Robin", "Ada", "Ludwig", "Greta", "Felix"],
  openedAt: noonOf(12),
};
const company: PlayedTable = {
  id: "company",
  sitters: ["guest", { profile: "robin" }, "regular"],
  names: ["Mei", "Robin", "Ludwig"],
  openedAt: noonOf(14),
};

const kings = ({ names }: PlayedTable, seed: string): RoundRecord =>
  playedOut(
    {
      format: recordFormat,
      game: "kings-and-bastards",
      options: { stake: 10 },
      seats: names,
      seed,
      moves: [],
    },
    seed,
  );

/**
 * Robin's: no. 1 Kings & Bastards with bots on the 10th, no. 2 draw with a side pot on the 12th,
 * no. 3 Kings & Bastards with Mei on the 14th.
 */
export function layHistory(dataFolder: string): void {
  const store = openStore(dataFolder);
  store.profiles.add({ id: "robin", name: "Robin", avatar: "avatar-07", madeAt: noonOf(1) });
  for (const table of [alone, pots, company]) addTable(store, table, "kings-and-bastards");
  addRound(store, alone, 1, kings(alone, "one"), noonOf(10));
  addRound(
    store,
    pots,
    1,
    golden("five-card-draw/side-pots-with-a-tie-in-each.round.json"),
    noonOf(12),
  );
  addRound(store, company, 1, kings(company, "three"), noonOf(14));
  store.close();
}

/**
 * One round, which Robin played with bots, of more than so many moves; answers with how many it
 * has.
 */
export function layLongRound(dataFolder: string, moves: number): number {
  const table: PlayedTable = {
    id: "long",
    sitters: [{ profile: "robin" }, "regular", "regular", "easy"],
    names: ["Robin", "Ada", "Ludwig", "Greta"],
    openedAt: noonOf(10),
  };
  const record = longRound(moves, table.names);
  const store = openStore(dataFolder);
  store.profiles.add({ id: "robin", name: "Robin", avatar: "avatar-07", madeAt: noonOf(1) });
  store.atOnce(() => {
    addTable(store, table, record.game);
    addRound(store, table, 1, record, noonOf(10));
  });
  store.close();
  return record.moves.length;
}

/** So many short rounds of one table, one an hour, the first on the 1st of November. */
export function layManyRounds(dataFolder: string, count: number): void {
  const record = golden("kings-and-bastards/ends-the-bastard-left.round.json");
  const table: PlayedTable = {
    id: "many",
    sitters: record.seats.map((_, seat) => (seat === 0 ? { profile: "robin" } : "easy")),
    names: ["Robin", ...record.seats.slice(1)],
    openedAt: noonOf(1),
  };
  const store = openStore(dataFolder);
  store.profiles.add({ id: "robin", name: "Robin", avatar: "avatar-07", madeAt: noonOf(1) });
  store.atOnce(() => {
    addTable(store, table, record.game);
    for (let number = 1; number <= count; number += 1)
      addRound(store, table, number, record, noonOf(1) + number * 3_600_000);
  });
  store.close();
}
