import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes } from "#shared/protocol/replay.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";

export type RoundFilter = Omit<HouseAsk<"rounds">, "limit" | "before">;

export type FileHead = Readonly<{
  /** ASCII, without a path. */
  name: string;
  type: "application/json" | "text/csv" | "text/plain";
}>;

/** A reader that stops before the last part must return the iterator. */
export interface HouseFile extends FileHead {
  readonly parts: AsyncIterable<Uint8Array>;
}

/**
 * Each answers and refuses as the archive and the replayer do; a report of a table that is not
 * broken is refused as `unknown-table`.
 */
export interface HouseFiles {
  /**
   * One part of a stored round's `Replay`, counted from 1. If `eyes` is null, the default ones are
   * used.
   */
  replay(round: number, eyes: Eyes | null, part: number): Promise<Answer<HouseFile>>;
  /** Replays an uploaded record, which is not stored. Rejects if its worker died. */
  replayText(
    text: string,
    eyes: Eyes | null,
    part: number,
  ): Promise<Answer<Uint8Array<ArrayBuffer>>>;
  /** The whole `round/1` if the visitor may see the whole round; else a `round-view/1` (C-7). */
  record(round: number, eyes: Eyes | null): Promise<Answer<HouseFile>>;
  /** A bug report of a table that cannot be set up again; it obeys C-7 too. */
  report(table: string): Promise<Answer<HouseFile>>;
  /** Poker hands in the Open Hand History format. */
  hands(filter: RoundFilter): Promise<Answer<HouseFile>>;
  ledger(): Promise<Answer<HouseFile>>;
  /** H-6: everything that was recorded at an evening with real chips. */
  chips(evening: string): Promise<Answer<HouseFile>>;
  chipOutcomes(): Promise<Answer<HouseFile>>;
  /** Everybody's results in a tournament so far (H-23). */
  results(tournament: string): Promise<Answer<HouseFile>>;
}
