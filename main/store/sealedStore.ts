// What a table keeps of its sealed deals (H-51): the newest in full, so that its round goes on after
// the host was stopped; of older ones only which cards nobody saw.

import type { Card } from "#shared/cards/card.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { DeckPlace, SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Database } from "./database.ts";
import { nameOfRound } from "./roundHistory.ts";
import { movesOf, storedRoundId, type RoundKey } from "./roundStore.ts";
import { storedJson, whole, type Row } from "./rows.ts";
import { readSealed, type SealedLine, type StoredSealed } from "./sealedRows.ts";
import { saysOfStore } from "./storeError.ts";

/** What the cards of a round were, as far as that is known when it is over. */
export type SealedOutcome = Readonly<{
  /** A place that nobody opened to all has a card that may be another's. */
  deck: readonly Card[];
  moves: readonly Seated<Move>[];
  closed: readonly DeckPlace[];
  fault: SealedFault | null;
}>;

export type SealedChange = Readonly<{
  /** Of a round that begins. */
  plan?: SealedPlan;
  /** `first` is the number of the first line, from 0. */
  lines: Readonly<{ first: number; added: readonly SealedLine[] }>;
  outcome?: SealedOutcome;
}>;

function begin(database: Database, round: number, { table }: RoundKey, plan: SealedPlan): void {
  const sealed: StoredSealed = { plan, closed: null, fault: null };
  database.update("rounds", { sealed }, { id: round });
  forget(database, table);
}

const forget = (database: Database, table: string): void =>
  void database.run(
    "DELETE FROM sealed_lines WHERE round_id IN (SELECT id FROM rounds WHERE table_id = ?)",
    table,
  );

/** Moves keep the time at which they were made. */
function end(database: Database, row: Row, { deck, moves, closed, fault }: SealedOutcome): void {
  const id = whole(row["id"]);
  const before = storedJson<RoundRecord>(row["record"], saysOfStore("record", nameOfRound(row)));
  const sealed = { ...readSealed(row), closed: closed.length, fault };
  database.update("rounds", { record: { ...before, deck }, sealed }, { id });
  for (const [at, { number }] of movesOf(database, id).entries())
    if (moves[at])
      database.update("moves", { move: moves[at] }, { roundId: id, number: whole(number ?? null) });
}

/** Within a transaction. */
export const sealedStore = (database: Database) => ({
  put: (key: RoundKey, { plan, lines: { first, added }, outcome }: SealedChange): void => {
    const roundId = storedRoundId(database, key);
    if (plan) begin(database, roundId, key, plan);
    for (const [at, line] of added.entries())
      database.insert("sealed_lines", { roundId, number: first + at, line });
    const row = outcome && database.get("SELECT * FROM rounds WHERE id = ?", roundId);
    if (row) end(database, row, outcome);
  },
  /** Of a table that is closed nobody goes on with a deal. */
  forget: (table: string): void => forget(database, table),
  /** Whether the newest round of a table that is not closed was dealt sealed. */
  isAnyOpen: (): boolean =>
    database.get(
      "SELECT 1 FROM sealed_lines JOIN rounds ON rounds.id = round_id JOIN tables ON tables.id = table_id WHERE stage <> 'closed' LIMIT 1",
    ) !== null,
});
