// Random bytes that are the same at every run of a test.

import { createHash } from "node:crypto";
import type { RandomBytes } from "#main/base/chance.ts";

export function seededRandom(seed: string): RandomBytes {
  let count = 0;
  return (wanted) => {
    count += 1;
    const blocks = Array.from({ length: Math.ceil(wanted / 32) }, (_, at) =>
      createHash("sha256").update(`${seed}/${count}/${at}`).digest(),
    );
    return new Uint8Array(Buffer.concat(blocks).subarray(0, wanted));
  };
}
