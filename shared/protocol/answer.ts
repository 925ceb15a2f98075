import type { RuleError } from "#shared/contract/outcome.ts";

/** Why a request was refused: `wrong-form`, `stale`, `not-yours`… or a rule's number. */
export type Refusal = Readonly<{
  ok: false;
  error: RuleError;
}>;

export type Answer<T> = Readonly<{ ok: true; value: T }> | Refusal;
