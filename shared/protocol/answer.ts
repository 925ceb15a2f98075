import type { RuleError } from "#shared/contract/outcome.ts";

/** Why a request was refused: `wrong-form`, `stale`, `not-yours`… or a rule's number. */
export interface Refusal {
  readonly ok: false;
  readonly error: RuleError;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;
