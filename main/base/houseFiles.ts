// What a visitor can take from the house as a file, and have it show of a record.

import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

export type RoundFilter = Omit<HouseAsk<"rounds">, "limit" | "before">;

/** Under which name it is kept, and as what. */
export interface FileHead {
  /** ASCII, without a path. */
  readonly name: string;
  readonly type: "application/json" | "text/csv" | "text/plain";
}

/**
 * A file to be sent: its parts are made as they are asked for. Whoever does not read it to the end
 * returns the iterator.
 */
export interface HouseFile extends FileHead {
  readonly parts: AsyncIterable<Uint8Array>;
}

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
  replayText(
    text: string,
    eyes: Eyes | null,
    part: number,
  ): Promise<Answer<Uint8Array<ArrayBuffer>>>;
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
