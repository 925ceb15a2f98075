// A store with rounds that were played in it, and the files that a house makes of them.

import { onTestFinished } from "vitest";
import type { HouseFile, HouseFiles } from "#main/base/houseFiles.ts";
import type { Archive } from "#main/house/history/archive.ts";
import { ArchiveDesk, type PieceLimits } from "#main/house/history/archiveDesk.ts";
import { broughtReplay } from "#main/house/history/broughtReplay.ts";
import { houseFiles } from "#main/house/history/historyRequests.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Replay } from "#shared/protocol/replay.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { addRound, addTable, type Sitter } from "#test/support/playedHistory.ts";
import { testFolder } from "#test/host/support/testHost.ts";

export interface Library {
  readonly store: Store;
  /** Where it lies. */
  readonly dataFolder: string;
  /** The house's files for this person, whose the house is unless they are a guest. */
  as(profile: string, role?: "owner" | "guest"): HouseFiles;
  /** Keeps the record as a finished round with these at its seats; answers with its id. */
  keep(record: RoundRecord, sitters: readonly Sitter[]): number;
}

export const noon = Date.UTC(2026, 10, 21, 12);

/** In the same thread, piece by piece as the worker makes them. */
export function archiveOf(store: Store, limits?: PieceLimits): Pick<Archive, "file" | "figures"> {
  const desk = new ArchiveDesk(store, limits);
  let last = 0;
  return {
    figures: async (_person, asked) => desk.figures(asked),
    file: async (asked) => {
      const number = (last += 1);
      const begun = desk.begin(number, asked);
      if (!begun.ok) return begun;
      const { name, type, piece } = begun.value;
      async function* parts(): AsyncGenerator<Uint8Array> {
        yield piece.bytes;
        for (let { isLast } = piece; !isLast;) {
          const next = desk.more(number);
          ({ isLast } = next);
          yield next.bytes;
        }
      }
      return { ok: true, value: { name, type, parts: parts() } };
    },
  };
}

/** For a host: without the second that a worker takes to start. */
export const archiveHere = (store: Store): Archive => ({
  ...archiveOf(store),
  close: () => Promise.resolve(),
});

export function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  return answer.value;
}

/** All that stands in a file. */
export async function textOf(answer: Promise<Answer<HouseFile>>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of granted(await answer).parts) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

export const replayIn = async (answer: Promise<Answer<HouseFile>>): Promise<Replay> =>
  JSON.parse(await textOf(answer)) as Replay;

/**
 * `whenDone` takes what is to be done after the test that asks for it, or after all that share it;
 * the last it was given first.
 */
export function library(whenDone: (end: () => void) => void = onTestFinished): Library {
  const dataFolder = testFolder(whenDone);
  const store = openStore(dataFolder);
  whenDone(() => store.close());
  store.profiles.add({
    id: "robin",
    name: "Robin",
    avatar: "avatar-07",
    madeAt: Date.UTC(2026, 0, 1),
  });
  store.profiles.add({ id: "mei", name: "Mei", avatar: "avatar-31", madeAt: Date.UTC(2026, 0, 1) });
  let tables = 0;
  return {
    store,
    dataFolder,
    as: (profile, role = "owner") =>
      houseFiles({
        reader: { role, profile },
        broken: () => null,
        clock: { now: () => noon },
        replayer: { replay: async (text, eyes, part) => broughtReplay(text, eyes, part) },
        archive: archiveOf(store),
      }),
    keep(record, sitters) {
      const table = { id: `table-${(tables += 1)}`, sitters, names: record.seats, openedAt: noon };
      addTable(store, table, record.game);
      addRound(store, table, 12, record, noon + tables);
      return store.rounds.finished({
        limit: 1,
        before: null,
        profile: "robin",
        table: table.id,
      })[0]!.id;
    },
  };
}
