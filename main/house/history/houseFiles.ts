// The files that a visitor can download, and the records that they can upload to replay.

import type { Answer } from "#shared/protocol/answer.ts";
import type { Broken } from "../brokenTables.ts";
import { refusal } from "#main/base/refusal.ts";
import type { HouseFile, HouseFiles } from "#main/base/houseFiles.ts";
import type { Archive } from "./archive.ts";
import type { FileWish } from "./madeFile.ts";
import type { Reader } from "./mayOpen.ts";
import type { Replayer } from "./replayer.ts";

interface Parts {
  /** The visitor whose own seats count. */
  readonly reader: Reader;
  readonly broken: (table: string) => Broken | null;
  /** ms since 1970. */
  readonly now: () => number;
  readonly replayer: Pick<Replayer, "replay">;
  readonly archive: Pick<Archive, "file">;
}

const unknownTable = refusal("unknown-table", "unknownReport");

export function houseFiles({
  reader: { role, profile },
  broken,
  now,
  replayer,
  archive,
}: Parts): HouseFiles {
  // Passes only these fields of the visitor to the archive.
  const file = (wish: FileWish): Promise<Answer<HouseFile>> =>
    archive.file({ reader: { role, profile }, wish, now: now() });
  const report = async (id: string): Promise<Answer<HouseFile>> => {
    const found = broken(id);
    if (!found?.table.players.some((player) => player.profile === profile)) return unknownTable;
    const { table, problem, error } = found;
    return file({
      file: "report",
      reported: {
        table,
        problem,
        fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
      },
    });
  };
  return {
    replay: (round, eyes, part) => file({ file: "replay", round, eyes, part }),
    replayText: (text, eyes, part) => replayer.replay(text, eyes, part),
    record: (round, eyes) => file({ file: "record", round, eyes }),
    report,
    hands: (filter) => file({ file: "hands", filter }),
    ledger: () => file({ file: "ledger" }),
    chips: (evening) => file({ file: "chips", evening }),
    chipOutcomes: () => file({ file: "chipOutcomes" }),
    results: (tournament) => file({ file: "results", tournament }),
  };
}
