import type { ExordiaRound, Phase } from "./types.ts";

/** After a Queen of Hearts it is `turn` again, with the same seat (X8-12). */
export function phase({ facts: { result, sequent, extra } }: ExordiaRound): Phase {
  if (result) return "over";
  if (sequent) return "sequent";
  return extra ? "extra" : "turn";
}
