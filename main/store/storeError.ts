import { refused } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { saying, type Said } from "#shared/text/said.ts";

/**
 * - `store-newer`: written by a later version of the program.
 * - `store-older`: by an earlier one, where nothing may be written.
 * - `store-foreign`: another program's database.
 * - `store-corrupt`: damaged, or not a database.
 * - `store-emptied`: empty, or missing beside its side files.
 * - `store-read-only`: file or folder may not be written to.
 * - `store-locked`: another process has it open.
 * - `store-full`: the disk is full.
 * - `store-conflict`: what is stored is not what the change was made from.
 * - `store-failed`: anything else, for example a disk error.
 * - `name-taken`: another profile has the name (H-1).
 * - `bank-unbalanced`: a transaction's entries do not sum to zero.
 * - `bank-short`: an account would go below zero.
 * - `bank-reversed`: the transaction to reverse is unknown or already reversed (H-2).
 * - `bank-repeated`: the key of a request came with another request before (H-2).
 * - `request-repeated`: the same for a request that does more than move chips of the bank.
 */
export type StoreErrorCode =
  | "store-newer"
  | "store-older"
  | "store-foreign"
  | "store-corrupt"
  | "store-emptied"
  | "store-read-only"
  | "store-locked"
  | "store-full"
  | "store-conflict"
  | "store-failed"
  | "name-taken"
  | "bank-unbalanced"
  | "bank-short"
  | "bank-reversed"
  | "bank-repeated"
  | "request-repeated";

export const saysOfStore = saying<CommonText["store"]>("store");

export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;
  /** For the screen; the message is its English text. */
  readonly said: Said;

  constructor(code: StoreErrorCode, said: Said, options?: ErrorOptions) {
    super(sentence(said), options);
    this.code = code;
    this.said = said;
  }

  /** C-9 for the store: nothing was changed, and this says why. */
  get refusal(): Refusal {
    return refused(this.code, this.said);
  }
}

const keyOf = {
  "store-locked": "locked",
  "store-corrupt": "corrupt",
  "store-full": "full",
  "store-failed": "failed",
} as const;

const codeOfResult: { readonly [result: number]: keyof typeof keyOf } = {
  5: "store-locked",
  6: "store-locked",
  11: "store-corrupt",
  13: "store-full",
  26: "store-corrupt",
};

/** Wraps what SQLite threw; returns a StoreError unchanged. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { errcode, message } = error as Readonly<{ errcode?: number; message?: string }>;
  // The lower eight bits are the primary code.
  const code = codeOfResult[(errcode ?? 0) & 0xff] ?? "store-failed";
  return new StoreError(code, saysOfStore(keyOf[code], { detail: message ?? String(error) }), {
    cause: error,
  });
}

/** Rethrows other errors, and a conflict, after which the stored state must be read again. */
export function storeRefusal(error: unknown): Refusal {
  if (error instanceof StoreError && error.code !== "store-conflict") return error.refusal;
  throw error;
}
