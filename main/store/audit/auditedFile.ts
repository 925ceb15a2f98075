import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Said } from "#shared/text/said.ts";
import type { AuditReport } from "../bankStore.ts";
import { Database } from "../database.ts";
import { chipAudit } from "./chipAudit.ts";
import { dateAudit } from "./dateAudit.ts";
import { fileAudit } from "./fileAudit.ts";
import { formAudit } from "./formAudit.ts";
import { ledgerAudit } from "./ledgerAudit.ts";
import { misplaced, openingError } from "../openingError.ts";
import { roundAudit } from "./roundAudit.ts";
import { refuseEmptied, storeFile } from "../storeFile.ts";
import { saysOfStore, StoreError } from "../storeError.ts";
import { tableAudit } from "./tableAudit.ts";
import { tournamentAudit } from "./tournamentAudit.ts";

export interface FileAudit extends AuditReport {
  readonly rounds: number;
}

/**
 * Changes nothing and may run beside Cardtable; neither waits for the other. SQLite may create its
 * two empty side files. `onRound` gets the number of rounds audited so far. Throws a StoreError
 * when there are no books or they cannot be read.
 */
export function auditedFile(
  dataFolder: string,
  onRound: (rounds: number) => void = () => undefined,
): FileAudit {
  const database = opened(join(dataFolder, storeFile));
  try {
    const { ledger, all } = database.atOneMoment(() => auditedMoment(database));
    const { rounds, problems } = roundAudit(database, onRound);
    return { ...ledger, rounds, problems: [...all, ...problems] };
  } finally {
    database.close();
  }
}

/**
 * Reads all but the rounds in one transaction: parts from different moments would contradict each
 * other.
 */
function auditedMoment(database: Database): {
  readonly ledger: AuditReport;
  readonly all: readonly Said[];
} {
  const ledger = ledgerAudit(database);
  const others = [tableAudit, tournamentAudit, chipAudit, formAudit, dateAudit].flatMap((audit) =>
    audit(database),
  );
  return { ledger, all: [...fileAudit(database), ...ledger.problems, ...others] };
}

function opened(file: string): Database {
  try {
    refuseEmptied(file);
    if (existsSync(file)) return new Database(file, "read");
  } catch (error) {
    throw openingError(error, file);
  }
  throw (
    misplaced(file) ??
    new StoreError(
      "store-failed",
      saysOfStore("notThere", { file: storeFile, folder: dirname(file) }),
    )
  );
}
