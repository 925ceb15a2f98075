import type { AuditText } from "#shared/text/en/audit.ts";
import { saying } from "#shared/text/said.ts";

type Problems = Omit<AuditText, "round">;

export type RowProblem = Exclude<
  keyof Problems,
  "ofTable" | "ofRound" | "ofTournament" | "ofColumn"
>;

export const saysOfAudit = saying<Problems>("audit");
export const saysOfRound = saying<AuditText["round"]>("audit.round");
