// Chance that is the same each time, as other programs can have it too.

import { createHash } from "node:crypto";
import type { RandomBytes } from "#shared/sealedDeal/scalars.ts";

/** The first bytes of SHA-512 of `seed|n`, with n counted from 0 for each time of asking. */
export function seededRandom(seed: string): RandomBytes {
  let asked = 0;
  return (bytes) => {
    const hash = createHash("sha512").update(`${seed}|${asked}`).digest();
    asked += 1;
    return new Uint8Array(hash.subarray(0, bytes));
  };
}
