import type { AuditText } from "#shared/text/en/audit.ts";
import { saying } from "#shared/text/said.ts";

type Problems = Omit<AuditText, "round">;

/** What is told of rows of the database by their columns alone. */
export type RowProblem = Exclude<
  keyof Problems,
  "ofTable" | "ofRound" | "ofTournament" | "ofColumn"
>;

export const saysOfAudit = saying<Problems>("audit");
/** Of one round. */
export const saysOfRound = saying<AuditText["round"]>("audit.round");
