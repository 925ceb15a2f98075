// What is stored of a sealed deal, as it is read again (H-51).

import type { BoxedShare, SealedEntry, SealedFault, SealedPlan } from "#shared/sealedDeal/parts.ts";
import type { Database } from "./database.ts";
import { nameOfRound } from "./roundHistory.ts";
import { storedJson, whole, type Row } from "./rows.ts";
import { saysOfStore } from "./storeError.ts";

/** In the order in which the host took them. */
export type SealedLine =
  | Readonly<{ entry: SealedEntry }>
  | Readonly<{ boxes: readonly BoxedShare[] }>;

/** The form of the column `sealed`. */
export type StoredSealed = Readonly<{
  plan: SealedPlan;
  /** How many cards nobody saw; null while the round is played. */
  closed: number | null;
  fault: SealedFault | null;
}>;

export const readSealed = (row: Row): StoredSealed | null =>
  row["sealed"] === null
    ? null
    : storedJson<StoredSealed>(row["sealed"], saysOfStore("deal", nameOfRound(row)));

/** How many cards of a finished round nobody saw. */
export const closedCardsOf = (row: Row): number => readSealed(row)?.closed ?? 0;

/** Null where the round was not dealt sealed. */
export function sealedOf(database: Database, row: Row) {
  const stored = readSealed(row);
  const lines = database.all(
    "SELECT line FROM sealed_lines WHERE round_id = ? ORDER BY number",
    whole(row["id"]),
  );
  const what = saysOfStore("deal", nameOfRound(row));
  return (
    stored && {
      plan: stored.plan,
      lines: lines.map(({ line }) => storedJson<SealedLine>(line ?? null, what)),
    }
  );
}
export type KeptSealed = NonNullable<ReturnType<typeof sealedOf>>;
