// In what do kinds of sessions differ? A table asks its session's rules, and never which kind it
// is.

import type { RandomBytes } from "#main/base/chance.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { RotationEntry, TableRequest } from "#shared/protocol/schema.ts";
import type { Position, Stage } from "#shared/protocol/table.ts";
import type { Paid } from "./chipMoves.ts";
import type { LaidRound } from "./nextRound.ts";

/** What whoever has a round dealt says of it. */
export interface DealWish {
  /** Where in the rotation, if not where the session's own course has come to. */
  readonly position?: Position;
  /** Players who are dealt in, in place of whoever could be. */
  readonly dealt?: readonly string[];
  /** In place of those that the rotation's entry has: of a tournament's level. */
  readonly options?: RotationEntry["options"];
}

export interface SessionRules {
  /**
   * Why this is not asked of a table here at this stage, besides what `stageChart` says of any;
   * null where it may be.
   */
  refusalOf(request: TableRequest, stage: Stage): Refusal | null;
  /** Does a round begin once everybody who is here is ready? Else when the table is told to. */
  readonly beginsWhenReady: boolean;
  /**
   * Does a table where nobody is stand still, and close when no person has a seat there any more?
   * Else it goes on, and closes when it is told to.
   */
  readonly waitsForPeople: boolean;
  /** H-17: does a table become the next person's when its owner is away or leaves? */
  readonly passesOn: boolean;
  /** H-30: may who is alone with bots have everything hurried? */
  readonly mayHurry: boolean;
  /**
   * The next round, of whoever is dealt in, and the table as it begins; null when none can be dealt
   * now. Throws a RecordError.
   */
  next(table: StoredTable, random: RandomBytes, wish: DealWish): LaidRound | null;
  /**
   * A changed table with what follows from the change: after a round's end, or when somebody has
   * gone.
   */
  settled(paid: Paid): Paid;
}
