// The differences between kinds of sessions. A table asks these rules and never which kind its
// session is.

import { newSeed, type RandomBytes } from "#main/base/chance.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { RotationEntry, TableRequest } from "#shared/protocol/schema.ts";
import type { Position, Stage } from "#shared/protocol/table.ts";
import { joined, type Paid } from "./chipMoves.ts";
import { nextRound, type LaidRound } from "./nextRound.ts";
import { filled } from "./chairs.ts";
import { settled } from "./endings.ts";

export type DealWish = Readonly<{
  /** The place in the rotation; by default the session's own next one. */
  position?: Position;
  /** The players to deal in; by default all who can be. */
  dealt?: readonly string[];
  /** Options that replace those of the rotation's entry: those of a tournament's level. */
  options?: RotationEntry["options"];
}>;

export interface SessionRules {
  /** Refuses what this kind of session does not allow, beyond what `stageChart` refuses. */
  refusalOf(request: TableRequest, stage: Stage): Refusal | null;
  /** Whether a round begins once everybody present is ready; otherwise only on request. */
  readonly beginsWhenReady: boolean;
  /**
   * Whether an empty table stands still, and closes when no person has a seat there any more.
   * Otherwise it goes on until it is closed.
   */
  readonly waitsForPeople: boolean;
  /** H-17: whether the table passes to the next person when its owner is away or leaves. */
  readonly passesOn: boolean;
  /** H-30: whether a person alone with bots may hurry everything. */
  readonly mayHurry: boolean;
  /**
   * Returns null if no round can be dealt now. `seed`: of the round, by default a new one. Throws a
   * RecordError.
   */
  next(table: StoredTable, random: RandomBytes, wish: DealWish, seed?: string): LaidRound | null;
  /** Adds what follows from a change, after a round's end or when somebody has left. */
  settled(paid: Paid): Paid;
}

/** One table that plays for chips of the bank, whose people say when the next round begins. */
export const ordinarySession: SessionRules = {
  refusalOf: () => null,
  beginsWhenReady: true,
  waitsForPeople: true,
  passesOn: true,
  mayHurry: true,
  next: (table, random, _wish, seed) => {
    const chairs = filled(table, random);
    const next = nextRound(chairs.table, seed ?? newSeed(random));
    return next && { ...next, ...joined(chairs.postings, next) };
  },
  settled,
};
