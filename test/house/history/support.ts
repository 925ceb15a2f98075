// A store with rounds that were played in it, and the files that a house makes of them.

import { onTestFinished } from 'vitest';
import { broughtReplay } from '#main/house/history/broughtReplay.ts';
import { houseFiles, type HouseFiles } from '#main/house/history/houseFiles.ts';
import { openStore, type Store } from '#main/store/store.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import { addRound, addTable, type Sitter } from '#test/support/playedHistory.ts';
import { testFolder } from '#test/host/support/testHost.ts';

export interface Library {
  readonly store: Store;
  /** The house's files for this one, whose the house is unless he is a guest. */
  as(profile: string, role?: 'owner' | 'guest'): HouseFiles;
  /** Keeps the record as a finished round with these at its seats; answers with its id. */
  keep(record: RoundRecord, sitters: readonly Sitter[]): number;
}

export const noon = Date.UTC(2026, 10, 21, 12);

/** `whenDone` takes what is to be done after the test that asks for it, or after all that share it; the last it was given first. */
export function library(whenDone: (end: () => void) => void = onTestFinished): Library {
  const store = openStore(testFolder(whenDone));
  whenDone(() => store.close());
  store.profiles.add({ id: 'robin', name: 'Robin', avatar: 'avatar-07', madeAt: Date.UTC(2026, 0, 1) });
  store.profiles.add({ id: 'mei', name: 'Mei', avatar: 'avatar-31', madeAt: Date.UTC(2026, 0, 1) });
  let tables = 0;
  return {
    store,
    as: (profile, role = 'owner') => houseFiles({ store, reader: { role, profile }, broken: () => null, now: () => noon, replayer: { replay: async (text, eyes) => broughtReplay(text, eyes) } }),
    keep(record, sitters) {
      const table = { id: `table-${(tables += 1)}`, sitters, names: record.seats, openedAt: noon };
      addTable(store, table, record.game);
      addRound(store, table, 12, record, noon + tables);
      return store.rounds.finished({ limit: 1, before: null, profile: 'robin', table: table.id })[0]!.id;
    },
  };
}
