// How the host answers, or says why it does not.

import type { RuleError } from "#shared/contract/outcome.ts";

/** `wrong-form`, `stale`, `not-yours`… or a rule's number: why a request was refused. */
export interface Refusal {
  readonly ok: false;
  readonly error: RuleError;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;
