// Which files a visitor can take from the house, and which records the house shows that somebody
// brings along.

import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { Broken } from "../brokenTables.ts";
import { refusal } from "#main/base/refusal.ts";
import type { Archive, ArchiveFile } from "./archive.ts";
import type { ReplayJson } from "./broughtReplay.ts";
import type { FileWish, RoundFilter } from "./madeFile.ts";
import type { Reader } from "./mayOpen.ts";
import type { Replayer } from "./replayer.ts";

/** What is sent while it is made. */
export type HouseFile = ArchiveFile;

/**
 * Each answers and refuses as the archive and the replayer do; a report of a table that is not
 * broken is refused as `unknown-table`.
 */
export interface HouseFiles {
  /**
   * One part of a stored round's `Replay`, counted from 1; `eyes` null: those that one would choose
   * first.
   */
  replay(round: number, eyes: Eyes | null, part: number): Promise<Answer<HouseFile>>;
  /**
   * Of a record that was brought along, which is looked at and not kept. Rejects where its worker
   * died.
   */
  replayText(text: string, eyes: Eyes | null, part: number): Promise<Answer<ReplayJson>>;
  /** The whole `round/1` where the round may be opened wholly; else a `round-view/1` (C-7). */
  record(round: number, eyes: Eyes | null): Promise<Answer<HouseFile>>;
  /** Of a table that cannot be set up again, for a bug report; it obeys C-7 too. */
  report(table: string): Promise<Answer<HouseFile>>;
  /** Poker hands in the Open Hand History format. */
  hands(filter: RoundFilter): Promise<Answer<HouseFile>>;
  ledger(): Promise<Answer<HouseFile>>;
  /** H-6: all that was written down at an evening with real chips. */
  chips(evening: string): Promise<Answer<HouseFile>>;
  /** H-6: how everybody came out of all of them. */
  chipOutcomes(): Promise<Answer<HouseFile>>;
  /** How everybody did in a tournament so far (H-23). */
  results(tournament: string): Promise<Answer<HouseFile>>;
}

interface Parts {
  /** Whose eyes count as their own. */
  readonly reader: Reader;
  /** The open table of this id that cannot be set up again; null where there is none. */
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
  // Of who asks nothing else goes to the archive.
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
