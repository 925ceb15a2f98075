// What a table script can be played on: bare rules, a chart, a host's table and a socket all look
// like this to it.

import type { RuleError } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import type { SentView } from "#shared/contract/seen.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";

/** The newest view of one viewer, as the JSON that is sent. */
export type SeenView = SentView<Public, CommonFacts & Public, Move & Public>;

export interface OpenTable {
  /** A seat sends a move, well-formed or not; what came back: null when it was accepted. */
  send(seat: Seat, move: unknown): Promise<RuleError | null>;
  view(viewer: Viewer): Promise<SeenView>;
  /** Moves the clock on, where there is one. */
  wait(ms: number): Promise<void>;
  close(): Promise<void>;
}

export interface Depth {
  readonly name: string;
  /**
   * A table at which the record is dealt; its moves are not made. `turnMs` is each turn's time,
   * null without a clock.
   */
  open(record: RoundRecord, turnMs: number | null): Promise<OpenTable>;
}
