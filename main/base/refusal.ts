// How does the host say no?

import { StoreError } from "#main/store/storeError.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Given } from "#shared/text/said.ts";

type HostText = CommonText["host"];
const say = saying<HostText>("host");

/** By one of the host's own sentences. */
export const refusal = <K extends keyof HostText>(
  code: string,
  key: K,
  ...given: Given<HostText[K]>
): Refusal => refused(code, say(key, ...given));

/**
 * C-9 for the store: nothing was changed, and the error says why. Other errors are thrown on; so is
 * a conflict, where what is stored is something else and has to be read anew.
 */
export function storeRefusal(error: unknown): Refusal {
  if (error instanceof StoreError && error.code !== "store-conflict")
    return refused(error.code, error.said);
  throw error;
}
